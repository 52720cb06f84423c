import { Trans, useLingui } from '@lingui/react/macro'
import type { Form } from '#kits/design/pdf/page-boxes.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Stack } from '#ui/Stack.tsx'
import { type DownloadChoice, type FileFormat, formats, isOffered } from './download-choice.ts'
import { ResolutionChoice } from './ResolutionChoice.tsx'

interface Props {
  /** Of the designs. */
  sizes: readonly Form[]
  choice: DownloadChoice
  onChange: (choice: DownloadChoice) => void
}

const labels: Readonly<Record<FileFormat, string>> = { pdf: 'PDF', png: 'PNG', jpg: 'JPG', webp: 'WebP' }

/** Format of files, and what can be chosen of it. */
export function DownloadOptions({ sizes, choice, onChange }: Props) {
  const { t } = useLingui()
  const { format, isPrint, isOutlined } = choice
  const hasBleed = sizes.some(({ bleed = 0 }) => bleed > 0)
  return (
    <>
      <Segmented<FileFormat>
        label={t`파일 형식`}
        isBlock
        options={formats
          .filter((one) => isOffered(sizes, one))
          .map((value) => ({ value, label: labels[value] }))}
        value={format}
        onChoose={(chosen) => onChange({ ...choice, format: chosen })}
      />
      {format === 'pdf' ? (
        <Stack gap={2}>
          {hasBleed && (
            <Checkbox
              checked={isPrint}
              onCheck={(is) => onChange({ ...choice, isPrint: is })}
              hint={<Trans>인쇄소에 맡길 때 골라요. 가게에서 바로 뽑을 때는 필요 없어요.</Trans>}
            >
              <Trans>재단선과 여백 포함</Trans>
            </Checkbox>
          )}
          <Checkbox
            checked={isOutlined}
            onCheck={(is) => onChange({ ...choice, isOutlined: is })}
            hint={<Trans>인쇄소가 원할 때 골라요. 글자를 복사할 수 없게 돼요.</Trans>}
          >
            <Trans>글자를 도형으로</Trans>
          </Checkbox>
        </Stack>
      ) : (
        <ResolutionChoice sizes={sizes} choice={choice} onChange={onChange} />
      )}
    </>
  )
}
