import { Trans, useLingui } from '@lingui/react/macro'
import ImageIcon from 'lucide-react/icons/image'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import type { FileRule } from '#engine/files/prepare-file.ts'
import { useFileFaultWords } from '#kits/pictures/file-words.ts'
import { applicationLimits as limits } from '#model/campaign/application.ts'
import { FileDrop } from '#ui/controls/FileDrop.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './CampaignForm.module.css'
import type { DraftPhoto } from './draft-photos.ts'

/** Of an application for the free design. */
const applicationRule: FileRule = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: limits.photoBytes,
  fileType: 'PHOTO',
}

interface Props {
  photos: readonly DraftPhoto[]
  onChange: (photos: readonly DraftPhoto[]) => Promise<boolean>
  isBlocked: boolean
}

const mostMegabytes = limits.photoBytes / 1024 / 1024

/** Photographs to use, none required. They are uploaded when the form is sent. */
export function Photos({ photos, onChange, isBlocked }: Props) {
  const { t } = useLingui()
  const faultWords = useFileFaultWords()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function add(files: readonly File[]): Promise<void> {
    setError(null)
    setIsBusy(true)
    const { prepareFile } = await import('#engine/files/prepare-file.ts')
    const taken: DraftPhoto[] = []
    let problem: string | null = null
    for (const file of files) {
      const prepared = await prepareFile(file, applicationRule)
      if (prepared.ok) taken.push({ id: crypto.randomUUID(), name: prepared.name, blob: prepared.blob })
      else
        problem =
          prepared.fault === 'tooLarge'
            ? t`한 장에 ${mostMegabytes}MB까지 올릴 수 있어요.`
            : prepared.fault === 'unreadable'
              ? faultWords(prepared.fault, applicationRule)
              : t`JPG나 PNG 파일만 올릴 수 있어요.`
    }
    const all = [...photos, ...taken]
    if (all.length > limits.photos) problem = t`${limits.photos}장까지 올릴 수 있어요.`
    if (taken.length > 0 && !(await onChange(all.slice(0, limits.photos))))
      problem = t`이 기기에 남은 공간이 없어 사진을 담지 못했어요.`
    setError(problem)
    setIsBusy(false)
  }

  return (
    <section className={styles.part}>
      <h2>
        <Trans>사진</Trans> <span className={styles.mark}>{t`선택`}</span>
      </h2>
      <FileDrop
        label={t`사진`}
        icon={<Icon of={ImageIcon} size="large" />}
        headline={<Trans>여기에 사진을 놓아 주세요</Trans>}
        hint={
          <Trans>
            JPG나 PNG, 한 장에 {mostMegabytes}MB까지 {limits.photos}장을 올릴 수 있어요. 직접 찍었거나 써도
            되는 사진만 올려 주세요.
          </Trans>
        }
        pick={<Trans>사진 고르기</Trans>}
        accept="image/jpeg,image/png"
        isMultiple
        isBusy={isBusy || isBlocked}
        error={error}
        onFiles={(files) => void add(files)}
      />
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={t`고른 사진`}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <Thumbnail photo={photo} />
              <IconButton
                size="small"
                label={t`${photo.name} 빼기`}
                icon={<Icon of={X} size="small" />}
                onClick={() => {
                  if (!isBlocked) void onChange(photos.filter(({ id }) => id !== photo.id))
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Thumbnail({ photo: { blob, name } }: { photo: DraftPhoto }) {
  return <img src={useObjectUrl(blob) ?? undefined} alt={name} />
}
