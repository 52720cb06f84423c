import { Trans, useLingui } from '@lingui/react/macro'
import Trash2 from 'lucide-react/icons/trash-2'
import { useValue } from '#engine/documents/react/useValue.ts'
import { useFileUrl } from '#engine/files/useFileUrl.ts'
import MadeSign from '#kits/pictures/made/MadeSign.tsx'
import { useIsMade } from '#kits/pictures/made/useIsMade.ts'
import { Button } from '#ui/controls/Button.tsx'
import { DraggableList } from '#ui/controls/DraggableList.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './Photography.module.css'
import { type Photograph, photography } from './usePhotographs.ts'

const limit = 100

interface Props {
  photographs: readonly Photograph[]
  onMove: (key: string, to: number) => void
  onRemove: (key: string) => void
  onClose: () => void
}

/** The photographs as a list: order, captions, removal. */
export default function PhotographList({ photographs, onMove, onRemove, onClose }: Props) {
  const { t } = useLingui()
  const nameOf = ({ key, description }: Photograph) => {
    const number = photographs.findIndex((one) => one.key === key) + 1
    return description || t`${number}번째 사진`
  }
  return (
    <Dialog
      isOpen
      size="lg"
      title={<Trans>순서와 설명</Trans>}
      description={<Trans>끌어 옮기거나 Alt와 방향키로 순서를 바꿔요</Trans>}
      closeLabel={t`닫기`}
      onClose={onClose}
      actions={
        <Button look="ink" onClick={onClose}>
          <Trans>다 했어요</Trans>
        </Button>
      }
    >
      <DraggableList
        label={t`사진`}
        items={photographs}
        getKey={({ key }) => key}
        onMove={(from, to) => {
          const moved = photographs[from]
          if (moved) onMove(moved.key, to)
        }}
        words={{
          handle: (photograph) => t`${nameOf(photograph)} 순서 바꾸기`,
          up: (photograph) => t`${nameOf(photograph)} 위로`,
          down: (photograph) => t`${nameOf(photograph)} 아래로`,
          moved: (photograph, position, count) => t`${nameOf(photograph)}: ${count}장 중 ${position}번째`,
        }}
        renderItem={(photograph) => (
          <Row photograph={photograph} name={nameOf(photograph)} onRemove={() => onRemove(photograph.key)} />
        )}
      />
    </Dialog>
  )
}

function Row({ photograph, name, onRemove }: { photograph: Photograph; name: string; onRemove: () => void }) {
  const { t } = useLingui()
  const { url } = useFileUrl(photograph.file)
  const isMade = useIsMade(photograph.file, url !== null)
  const [description, write] = useValue(photography.properties.description.at(photograph.key))
  return (
    <div className={styles.item}>
      <span className={styles.thumb}>
        {url && <img src={url} alt="" />}
        {isMade && <MadeSign />}
      </span>
      <TextField
        label={t`설명`}
        isLabelHidden
        placeholder={t`어떤 장면인가요?`}
        limit={limit}
        maxLength={limit}
        value={description ?? ''}
        onText={(text) => write(text === '' ? null : text)}
      />
      <IconButton label={t`${name} 빼기`} icon={<Icon of={Trash2} />} onClick={onRemove} />
    </div>
  )
}
