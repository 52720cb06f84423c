import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useDesignText } from '#kits/design/document/useDesignText.ts'
import { placesOfSlots } from '#kits/design/slots/place-of-slot.ts'
import { labelOf } from '#kits/words/labels.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { fillWords } from '#scene/slots/fill-words.ts'
import { Button } from '#ui/controls/Button.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
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
  const { replace } = useDesignText(field.cell ?? field.layer)
  const filled = fillWords(field.text, dress.words)
  const words = filled.lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n')
  const [place] = words === '' ? placesOfSlots(filled.empty).steps : []
  return (
    <Stack gap={1} role="group" aria-label={label}>
      <Text as="span" size="small">
        {label}
      </Text>
      <p className={styles.fromBrand}>
        {words ||
          (place ? <Trans>{labelOf(place.label)} 자리가 비어 있어요.</Trans> : t`브랜드에 아직 없어요`)}
      </p>
      <Row gap={2} align="center" isWrapped>
        <Text as="span" tone="soft" size="small">
          {words === '' ? (
            <Trans>브랜드에 쓰면 여기에도 나와요.</Trans>
          ) : (
            <Trans>브랜드에서 가져온 글이에요. 브랜드를 고치면 함께 바뀌어요.</Trans>
          )}{' '}
          {place && (
            <Link to="/work-book/$" params={stepParams(place.step)} className={linkClass}>
              <Trans>워크북에서 채우기</Trans>
            </Link>
          )}
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
