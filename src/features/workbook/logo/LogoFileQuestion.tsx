import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import FolderOpen from 'lucide-react/icons/folder-open'
import Image from 'lucide-react/icons/image'
import ImageUp from 'lucide-react/icons/image-up'
import Shapes from 'lucide-react/icons/shapes'
import Trash2 from 'lucide-react/icons/trash-2'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { useFileUrl } from '#engine/files/useFileUrl.ts'
import { pickFromDrive } from '#kits/drive/drive-picking.ts'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import { logoRule } from '#kits/pictures/file-rules.ts'
import { useStoreFile } from '#kits/pictures/useStoreFile.ts'
import { guide } from '#model/documents/guide.ts'
import type { FileReference } from '#model/fields/file.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FileDrop } from '#ui/controls/FileDrop.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { FileState } from './FileState.tsx'
import styles from './LogoFile.module.css'
import { LogoGrounds } from './LogoGrounds.tsx'
import { Monochrome } from './Monochrome.tsx'

/** One image of the logo: dropped, pasted or picked, previewed on several backgrounds. */
export default function LogoFileQuestion({ step, words }: QuestionProps) {
  const { t } = useLingui()
  const { question } = step
  const field = question.kind === 'logoFile' ? question.field : guide.visual.logoSymbol
  const part = question.kind === 'logoFile' ? question.part : 'symbol'
  const [reference, choose] = useValue(field)
  const shown = useFileUrl(reference)
  const storing = useStoreFile()
  const hasDrive = useHasDrive()
  const { isEditable } = useDocument()
  const lock = useReadOnlyReason()
  const problem = useProblem(field.path)
  const label = words.labels[field.path] ?? words.name

  const put = (next: FileReference, text: string) => {
    const before = reference
    choose(next)
    showToast({
      tone: 'success',
      text,
      ...(before ? { action: { label: t`실행 취소`, onPress: () => choose(before) } } : {}),
    })
  }
  const take = async (files: readonly File[]) => {
    const [file] = files
    const stored = file && (await storing.store(file, logoRule))
    if (stored) put(stored, reference ? t`로고를 바꿨어요` : t`로고를 담았어요`)
  }
  const takeFromDrive = async () => take(await pickFromDrive({ types: logoRule.types, most: 1 }))
  const fromDrive = hasDrive && lock === null && (
    <Button
      look="quiet"
      icon={<Icon of={FolderOpen} />}
      aria-busy={storing.isBusy || undefined}
      onClick={() => void takeFromDrive()}
    >
      <Trans>드라이브에서 고르기</Trans>
    </Button>
  )
  const storeMade = async (blob: Blob, name: string) => {
    const stored = await storing.storeMade(blob, name)
    if (stored) put(stored, t`흑백 로고를 담았어요`)
  }
  const remove = () => {
    const before = reference
    storing.clearError()
    choose(null)
    showToast({
      tone: 'info',
      text: t`로고를 뺐어요`,
      action: { label: t`실행 취소`, onPress: () => choose(before) },
    })
  }

  return (
    <>
      <FileDrop
        label={label}
        icon={<Icon of={Image} size="large" />}
        headline={<Trans>파일을 여기에 끌어다 놓거나 붙여 넣어 주세요</Trans>}
        hint={words.placeholder}
        pick={<Trans>파일 고르기</Trans>}
        more={fromDrive}
        accept="image/png,image/jpeg,.png,.jpg,.jpeg"
        isBusy={storing.isBusy || !isEditable}
        error={storing.error ?? problem}
        disabledReason={lock ?? undefined}
        onFiles={(files) => void take(files)}
      >
        {reference
          ? (pick) => (
              <Stack gap={3}>
                <LogoGrounds shown={shown} label={label} isSquare={part === 'symbol'} />
                <div className={styles.row}>
                  <span className={styles.file}>
                    <b>{reference.name ?? label}</b>
                    <FileState shown={shown} />
                  </span>
                  {lock === null ? (
                    <Row as="span" gap={2} isWrapped>
                      <Button
                        icon={<Icon of={ImageUp} />}
                        onClick={pick}
                        aria-busy={storing.isBusy || undefined}
                      >
                        <Trans>바꾸기</Trans>
                      </Button>
                      {fromDrive}
                      <Button look="quiet" hangs="end" icon={<Icon of={Trash2} />} onClick={remove}>
                        <Trans>빼기</Trans>
                      </Button>
                    </Row>
                  ) : (
                    <Text as="span" tone="soft" size="small">
                      {lock}
                    </Text>
                  )}
                </div>
              </Stack>
            )
          : undefined}
      </FileDrop>
      {part === 'blackWhite' && lock === null && (
        <Monochrome chosen={reference} onUse={(blob, name) => void storeMade(blob, name)} />
      )}
      {!reference && part !== 'blackWhite' && part !== 'primary' && (
        <Row as="p" gap={2} align="center" className={styles.maker}>
          <Icon of={Shapes} size="small" />
          <span>
            <Trans>
              파일이 없나요?{' '}
              <Link to="/brand/logo-maker" className={linkClass}>
                이름과 심볼로 로고 만들기
              </Link>
            </Trans>
          </span>
        </Row>
      )}
    </>
  )
}
