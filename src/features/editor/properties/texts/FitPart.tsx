import { Trans, useLingui } from '@lingui/react/macro'
import { useEdit, useShown } from '#features/editor/state/EditorProvider.tsx'
import type { TextLayer } from '#scene/body/body.ts'
import { Text } from '#ui/Text.tsx'
import { CheckProperty } from '../fields/CheckProperty.tsx'
import { commonOf } from '../fields/common.ts'
import { FieldGroup } from '../fields/FieldGroup.tsx'
import { FitFields } from '../fields/FitFields.tsx'
import { readValue, unlocked, writeValue } from '../fields/layer-values.ts'
import { NumberProperty } from '../fields/NumberProperty.tsx'
import { textUnit, toShown } from '../fields/units.ts'
import { useInspection } from '../inspect/InspectionProvider.tsx'

/** Whether texts become smaller until they fit, how far, and in how many lines. */
export function FitPart({ texts }: { texts: readonly TextLayer[] }) {
  const { t } = useLingui()
  const edit = useEdit()
  const { body } = useShown()
  const { sizes, overflowing } = useInspection()
  const free = unlocked(texts, 'style')
  const unit = textUnit(body)
  const [only] = texts
  const shownSize = texts.length === 1 && only ? sizes.get(only.id) : undefined
  const authored = only && toShown(only.size, unit)
  const shown = shownSize === undefined ? authored : toShown(shownSize, unit)
  const unitWord = unit.word
  return (
    <FieldGroup
      title={t`칸에 맞추기`}
      isTitleHidden
      locked={free.length === 0 && <Trans>모양이 잠겨 있어요.</Trans>}
    >
      <FitFields layers={texts} />
      <NumberProperty
        label={t`최대 줄 수`}
        value={commonOf(texts, ({ maxLines }) => maxLines ?? null)}
        atLeast={1}
        atMost={100}
        none={t`없음`}
        first={0}
        onChange={(doc, next) =>
          writeValue(doc, free, 'maxLines', (text) => next(readValue(doc, text, 'maxLines') as number | null))
        }
      />
      <CheckProperty
        label={t`줄 길이 고르게`}
        value={commonOf(texts, (text) => text.balance === true)}
        onCheck={(isOn) => edit((doc) => writeValue(doc, free, 'balance', () => isOn || null))}
      />
      {authored !== undefined && shown !== undefined && shown < authored && (
        <Text tone="soft" size="small">
          <Trans>
            적은 크기 {authored} {unitWord}, 칸에 맞춘 크기 {shown} {unitWord}
          </Trans>
        </Text>
      )}
      {texts.some(({ id }) => overflowing.has(id)) && (
        <Text tone="danger" size="small">
          <Trans>가장 작은 크기로도 칸을 넘쳐요. 칸을 늘리거나 글을 줄여 주세요.</Trans>
        </Text>
      )}
    </FieldGroup>
  )
}
