import { Trans, useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useDesignText } from '#kits/design/document/useDesignText.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { fillWords } from '#scene/slots/fill-words.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './Words.module.css'
import type { WordField } from './word-fields.ts'

interface Props {
  field: WordField
  label: string
  dress: Dress
  /** Its button got the focus: its page is shown. */
  onFocus: () => void
}

/** A text that comes from the brand and follows it, until it is cut off to be written here alone. */
export function SlotText({ field, label, dress, onFocus }: Props) {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('design')
  const { replace } = useDesignText(field.layer)
  const words = fillWords(field.text, dress.words)
    .lines.map((runs) => runs.map(({ text }) => text).join(''))
    .join('\n')
  return (
    <Stack gap={1} role="group" aria-label={label}>
      <Text as="span" size="small">
        {label}
      </Text>
      <p className={styles.fromBrand}>{words || t`브랜드에 아직 없어요`}</p>
      <Row gap={2} align="center" isWrapped>
        <Text as="span" tone="soft" size="small">
          <Trans>브랜드에서 가져온 글이에요. 브랜드를 고치면 함께 바뀌어요.</Trans>
        </Text>
        {!isReadOnly && (
          <Button
            look="quiet"
            size="small"
            onFocus={onFocus}
            onClick={() => {
              replace(words)
            }}
          >
            <Trans>여기서만 고치기</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  )
}
