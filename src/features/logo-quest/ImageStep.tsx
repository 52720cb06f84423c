import { Trans, useLingui } from '@lingui/react/macro'
import FolderOpen from 'lucide-react/icons/folder-open'
import ImageIcon from 'lucide-react/icons/image'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { FileRule } from '#engine/files/prepare-file.ts'
import { fileSize } from '#engine/words/file-size.ts'
import { pickFilesOfBrand } from '#kits/drive/drive-picking.ts'
import type { LogoImage } from '#kits/logo/logo-draft.ts'
import { useFileFaultWords } from '#kits/pictures/file-words.ts'
import { briefLimits } from '#model/logo/logo-brief.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FileDrop } from '#ui/controls/FileDrop.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './LogoQuest.module.css'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step-props.ts'

const most = briefLimits.images
const rule: FileRule = {
  types: ['image/jpeg', 'image/png'],
  maxBytes: briefLimits.imageBytes,
  fileType: 'PHOTO',
}
const megabytes = briefLimits.imageBytes / 1024 / 1024

/** Images that show what is meant, and whatever else there is to say. */
export function ImageStep({ brief, images, change }: StepProps) {
  const { t } = useLingui()
  return (
    <StepFrame step={6}>
      <Images images={images} onChange={(next) => change({ images: next })} />
      <RuledField
        label={t`더 전할 말`}
        mark={t`선택`}
        rows={4}
        placeholder={t`예: 간판이 세로라서 세로로도 잘 보이면 좋겠어요.`}
        maxLength={briefLimits.note}
        limit={briefLimits.note}
        value={brief.note}
        onText={(note) => void change({ note })}
      />
    </StepFrame>
  )
}

interface ImagesProps {
  images: readonly LogoImage[]
  /** Answers false where the device has no room for them. */
  onChange: (images: readonly LogoImage[]) => Promise<boolean>
}

function Images({ images, onChange }: ImagesProps) {
  const { t } = useLingui()
  const faultWords = useFileFaultWords()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const full = images.length >= most ? t`${most}장까지 붙일 수 있어요.` : undefined

  async function keep(added: readonly LogoImage[]): Promise<void> {
    if (added.length === 0) return
    if (!(await onChange([...images, ...added].slice(0, most))))
      setFault(t`이 기기에 남은 공간이 없어 보관하지 못했어요. 창을 닫기 전에 주문하거나 공간을 비워 주세요.`)
  }
  async function add(files: readonly File[]): Promise<void> {
    setFault(images.length + files.length > most ? t`${most}장까지 붙일 수 있어요.` : null)
    setIsBusy(true)
    const { prepareFile } = await import('#engine/files/prepare-file.ts')
    const added: LogoImage[] = []
    for (const file of files) {
      const prepared = await prepareFile(file, rule)
      if (prepared.ok) {
        const { name, blob } = prepared
        added.push({ id: crypto.randomUUID(), name, size: blob.size, idFile: null, blob })
      } else
        setFault(
          prepared.fault === 'tooLarge'
            ? t`한 장에 ${megabytes}MB까지 붙일 수 있어요.`
            : prepared.fault === 'unreadable'
              ? faultWords(prepared.fault, rule)
              : t`JPG나 PNG 그림만 붙일 수 있어요.`,
        )
    }
    await keep(added)
    setIsBusy(false)
  }
  async function pick(): Promise<void> {
    const files = await pickFilesOfBrand({ types: rule.types, most: most - images.length })
    const fresh = files.filter(({ idFile }) => !images.some((image) => image.idFile === idFile))
    await keep(
      fresh.flatMap(({ idFile, name, size }) =>
        idFile === null ? [] : [{ id: crypto.randomUUID(), name, size, idFile, blob: null }],
      ),
    )
  }
  return (
    <section className={styles.part}>
      <FileDrop
        label={t`참고할 그림`}
        icon={<Icon of={ImageIcon} size="large" />}
        headline={<Trans>여기에 그림을 놓아 주세요</Trans>}
        hint={
          <Trans>
            JPG나 PNG, 한 장에 {megabytes}MB까지 {most}장. 주문할 때 브랜드의 드라이브에 올라가요.
          </Trans>
        }
        pick={<Trans>이 기기에서 고르기</Trans>}
        more={
          <Button
            look="quiet"
            icon={<Icon of={FolderOpen} />}
            disabledReason={full}
            onClick={() => void pick()}
          >
            <Trans>드라이브에서 고르기</Trans>
          </Button>
        }
        accept="image/jpeg,image/png"
        isMultiple
        isBusy={isBusy}
        error={fault}
        disabledReason={full}
        onFiles={(files) => void add(files)}
      />
      {images.length > 0 && (
        <ul className={styles.images} aria-label={t`붙인 그림`}>
          {images.map(({ id, name, size, idFile }) => (
            <li key={id}>
              <span className={styles.what}>{name}</span>
              <small>
                {fileSize(size)}
                {idFile === null && (
                  <>
                    {' '}
                    · <Trans>이 기기에 있어요</Trans>
                  </>
                )}
              </small>
              <IconButton
                label={t`${name} 빼기`}
                icon={<Icon of={X} />}
                onClick={() => void onChange(images.filter((image) => image.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
