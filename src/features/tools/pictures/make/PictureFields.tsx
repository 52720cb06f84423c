import { Trans, useLingui } from '@lingui/react/macro'
import { pictureForms, pictureLimits, pictureStyles } from '#model/pictures/made-picture.ts'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { usePictureWords } from '../shared/picture-words.ts'
import type { PictureInput } from './picture-input.ts'

interface Props {
  input: PictureInput
  onChange: (values: Partial<PictureInput>) => void
}

const counts = Array.from({ length: pictureLimits.count }, (_, at) => at + 1)

/** What the picture shows, how it looks, which way it lies, and how many there are to be. */
export function PictureFields({ input, onChange }: Props) {
  const { t, i18n } = useLingui()
  const words = usePictureWords()
  const { subject, style, form, count } = input
  return (
    <>
      <RuledField
        label={t`무엇을 그릴까요?`}
        hint={<Trans>무엇이 어디에 어떻게 있는지 적어요. 글자와 로고, 실제 인물은 그리지 않아요.</Trans>}
        rows={3}
        maxLength={pictureLimits.subject}
        value={subject}
        onText={(text) => onChange({ subject: text })}
      />
      <SelectField
        label={t`그림 스타일`}
        options={pictureStyles.map((value) => ({ value, label: words.style(value) }))}
        value={style}
        onChoose={(value) => onChange({ style: value })}
      />
      <Row gap={6} align="start" isWrapped>
        <Stack gap={1} align="start">
          <Text as="span" size="small" aria-hidden>
            <Trans>가로·세로</Trans>
          </Text>
          <Segmented
            label={t`가로·세로`}
            options={pictureForms.map((value) => ({ value, label: words.form(value) }))}
            value={form}
            onChoose={(value) => onChange({ form: value })}
          />
        </Stack>
        <Stack gap={1} align="start">
          <Text as="span" size="small" aria-hidden>
            <Trans>몇 장</Trans>
          </Text>
          <Segmented
            label={t`몇 장`}
            options={counts.map((value) => ({ value: String(value), label: i18n.number(value) }))}
            value={String(count)}
            onChoose={(value) => onChange({ count: Number(value) })}
          />
        </Stack>
      </Row>
    </>
  )
}
