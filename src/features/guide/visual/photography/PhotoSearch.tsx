import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { Failure } from '#engine/rest/rest.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { PhotoResults } from './PhotoResults.tsx'
import styles from './PhotoSearch.module.css'
import type { FoundPhoto } from './photo-service.ts'
import { useAddPhotos } from './useAddPhotos.ts'
import { usePhotoSearch } from './usePhotoSearch.ts'

interface Props {
  idBrand: number
  /** How many more photographs the brand can have. */
  room: number
  /** Ids of the service's photographs that the brand has already. */
  added: ReadonlySet<string>
  /** Why no search is possible now. */
  reason: string | undefined
  onClose: () => void
}

/** Searches the photo service and adds chosen photographs to the brand. */
export default function PhotoSearch({ idBrand, room, added, reason, onClose }: Props) {
  const { t } = useLingui()
  const search = usePhotoSearch(idBrand)
  const adding = useAddPhotos(idBrand)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<string, FoundPhoto>>(new Map())
  const [failure, setFailure] = useState<Failure | null>(null)
  const wanted = words.trim()
  const count = chosen.size
  const shown = failure ?? search.failure

  const submit = () => {
    if (wanted === '' || reason !== undefined) return
    setFailure(null)
    search.search(wanted)
  }
  const add = async () => {
    setFailure(null)
    const done = await adding.add([...chosen.values()])
    setChosen((now) => new Map([...now].filter(([id]) => !done.ids.includes(id))))
    const brought = done.ids.length
    if (brought > 0) {
      showToast({ tone: 'success', text: <Plural value={brought} other="사진 #장을 담았어요" /> })
    }
    // By now another dialog may be open, which `onClose` would close.
    if (done.isGone) return
    if (done.failure) setFailure(done.failure)
    else onClose()
  }

  return (
    <Dialog
      isOpen
      size="xl"
      title={<Trans>사진 서비스에서 찾기</Trans>}
      description={<Trans>Unsplash의 사진이에요. 담으면 찍은 사람의 이름이 사진과 함께 남아요.</Trans>}
      closeLabel={t`닫기`}
      closesOutside={false}
      onClose={onClose}
      actions={
        <Button
          look="ink"
          icon={<Icon of={Check} />}
          reasonAt="beside"
          disabledReason={reasonNotToAdd()}
          aria-busy={adding.left > 0 || undefined}
          onClick={() => void add()}
        >
          {count > 0 ? <Trans>{count}장 담기</Trans> : <Trans>담기</Trans>}
        </Button>
      }
    >
      <Form className={styles.form} onSubmit={submit}>
        <TextField
          label={t`찾을 말`}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t`가마, 나무 그릇, 따뜻한 빛`}
          value={words}
          onText={setWords}
          data-autofocus
        />
        <Button
          type="submit"
          icon={<Icon of={Search} />}
          disabledReason={reason ?? (wanted === '' ? t`찾을 말을 적어 주세요` : undefined)}
          reasonAt={reason === undefined ? 'hidden' : 'below'}
        >
          <Trans>찾기</Trans>
        </Button>
      </Form>
      {shown && (
        <Banner tone="danger" look="box">
          {wordsOf(shown)}
        </Banner>
      )}
      <PhotoResults
        search={search}
        room={room}
        added={added}
        chosen={chosen}
        isLocked={adding.left > 0}
        onChoose={(photo, isChosen) =>
          setChosen((now) => {
            const next = new Map(now)
            if (isChosen) next.set(photo.id, photo)
            else next.delete(photo.id)
            return next
          })
        }
      />
    </Dialog>
  )

  function reasonNotToAdd(): string | undefined {
    const { left } = adding
    if (left > 0) return t`${left}장 남았어요`
    if (count === 0) return t`담을 사진을 골라 주세요`
    return count > room ? t`${room}장만 더 담을 수 있어요` : reason
  }

  function wordsOf({ code, message }: Failure): string {
    if (code === 'OFFLINE') {
      return t`서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.`
    }
    if (code === 'PROVIDER_DOWN') {
      return t`사진 서비스가 잠시 응답하지 않아요. 잠시 뒤 다시 시도하거나, 가지고 있는 사진을 담아 주세요.`
    }
    return message || t`잠시 뒤 다시 시도해 주세요.`
  }
}
