import { Trans, useLingui } from '@lingui/react/macro'
import FolderOpen from 'lucide-react/icons/folder-open'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { driveTypes, largestInOne } from '#contract/file.ts'
import { fileSize } from '#engine/words/file-size.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { pickFilesOfBrand } from '#kits/drive/drive-picking.ts'
import { uploadToDrive } from '#kits/drive/server/upload-to-drive.ts'
import { taskLimits } from '#model/tasks/task.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FileDrop } from '#ui/controls/FileDrop.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { DraftFile } from './request-draft.ts'
import styles from './Tasks.module.css'

type Props = {
  idBrand: number
  chosen: readonly DraftFile[]
  onChoose: (change: (before: readonly DraftFile[]) => readonly DraftFile[]) => void
}

const accept = Object.values(driveTypes)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',')
const most = taskLimits.files

/** Files of the brand's drive that go with the request; those of this device are put into the drive first. */
export function BriefFiles({ idBrand, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const onlineReason = useOnlineReason()
  const failureWords = useFailureWords()
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isFull = chosen.length >= most
  const full = isFull ? t`${most}개까지 붙일 수 있어요` : undefined
  const add = (files: readonly DraftFile[]) =>
    onChoose((before) => {
      const fresh = files.filter(({ idFile }) => !before.some((file) => file.idFile === idFile))
      return [...before, ...fresh].slice(0, most)
    })

  async function upload(files: readonly File[]) {
    setIsBusy(true)
    setFault(null)
    for (const file of files.slice(0, most - chosen.length)) {
      const { name } = file
      if (file.size > largestInOne) {
        setFault(t`${name}: 20MB가 넘는 파일은 드라이브에 먼저 올린 뒤 골라 주세요.`)
        break
      }
      const sent = await uploadToDrive(idBrand, file, name)
      if (!sent.ok) {
        setFault(`${name}: ${failureWords(sent)}`)
        break
      }
      add([sent.answer])
    }
    setIsBusy(false)
  }
  async function pick() {
    const files = await pickFilesOfBrand({ types: Object.keys(driveTypes), most: most - chosen.length })
    add(files.flatMap(({ idFile, name, size }) => (idFile === null ? [] : [{ idFile, name, size }])))
  }
  return (
    <fieldset className={styles.picker}>
      <legend>
        <Trans>함께 보낼 파일</Trans>
      </legend>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map(({ idFile, name, size }) => (
            <li key={idFile}>
              <span className={styles.what}>{name}</span>
              <small>{fileSize(size)}</small>
              <IconButton
                label={t`${name} 빼기`}
                icon={<Icon of={X} />}
                onClick={() => onChoose((before) => before.filter((file) => file.idFile !== idFile))}
              />
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={t`함께 보낼 파일 올리기`}
        headline={<Trans>로고나 사진, 참고할 파일을 여기에 놓으세요</Trans>}
        hint={<Trans>20MB까지 · 올린 파일은 브랜드의 드라이브에 남아요 · {most}개까지 붙일 수 있어요</Trans>}
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
        accept={accept}
        isMultiple
        isBusy={isBusy}
        error={fault}
        disabledReason={onlineReason ?? full}
        onFiles={(files) => void upload(files)}
      />
    </fieldset>
  )
}
