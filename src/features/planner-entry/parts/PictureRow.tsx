import { Trans, useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { useIsMadeFile } from '#kits/drive/react/useIsMadeFile.ts'
import MadeByModel from '#kits/pictures/made/MadeByModel.tsx'
import { EntryPicture } from '#kits/planner/picture/EntryPicture.tsx'
import { toPictureReference } from '#kits/planner/picture/picture-scene.ts'
import { usePictureName } from '#kits/planner/picture/usePictureName.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './Parts.module.css'

interface Props {
  picture: string
  /** Where it stands among the pictures of the entry. */
  index: number
  pictures: readonly string[]
  onChange: (pictures: readonly string[]) => void
}

/** A picture of an entry: its name, where it comes from, and what moves or removes it. */
export function PictureRow({ picture, index, pictures, onChange }: Props) {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('planner')
  const name = usePictureName(picture)
  const openEditor = useOpenEditor()
  const reference = toPictureReference(picture)
  const isMade = useIsMadeFile(reference?.kind === 'file' ? reference.idFile : null)
  const moveTo = (to: number) => onChange(pictures.toSpliced(index, 1).toSpliced(to, 0, picture))
  const acts: Record<string, () => void> = {
    earlier: () => moveTo(index - 1),
    later: () => moveTo(index + 1),
    remove: () => onChange(pictures.toSpliced(index, 1)),
  }
  const isLast = index === pictures.length - 1
  return (
    <li className={styles.picture}>
      <span className={styles.thumbnail}>
        <EntryPicture picture={picture} />
      </span>
      <span className={styles.about}>
        <b>{name}</b>
        <Text as="small" tone="soft" size="small">
          {reference?.kind === 'design' ? <Trans>내 디자인</Trans> : <Trans>드라이브</Trans>}
        </Text>
        {isMade && <MadeByModel />}
      </span>
      {reference?.kind === 'design' && (
        <IconButton
          size="small"
          label={t`${name} 열기`}
          icon={<Icon of={ExternalLink} size="small" />}
          onClick={() => openEditor(reference.id)}
        />
      )}
      {!isReadOnly && (
        <MenuButton
          label={t`${name} 더 하기`}
          look="quiet"
          size="small"
          icon={<Icon of={Ellipsis} size="small" />}
          groups={[
            {
              id: 'order',
              entries: [
                { id: 'earlier', label: t`한 장 앞으로`, isDisabled: index === 0 },
                { id: 'later', label: t`한 장 뒤로`, isDisabled: isLast },
              ],
            },
            { id: 'removal', entries: [{ id: 'remove', label: t`빼기` }] },
          ]}
          onChoose={(id) => acts[id]?.()}
        />
      )}
    </li>
  )
}
