import { Trans, useLingui } from '@lingui/react/macro'
import { useEdit, useShown } from '#features/editor/state/EditorProvider.tsx'
import type { TableLayer } from '#scene/body/body.ts'
import { Text } from '#ui/Text.tsx'
import { SegmentProperty } from '../fields/ChoiceProperty.tsx'
import { commonOf } from '../fields/common.ts'
import { FieldGroup, FieldRow } from '../fields/FieldGroup.tsx'
import { FitFields } from '../fields/FitFields.tsx'
import { readValue, unlocked, writeValue } from '../fields/layer-values.ts'
import { NumberProperty } from '../fields/NumberProperty.tsx'
import { textUnit, toPixels, toShown } from '../fields/units.ts'
import { useInspection } from '../inspect/InspectionProvider.tsx'

/** How the rows of tables stand: what leads to prices, columns, gaps, and whether all becomes smaller until it fits. */
export function TablePart({ tables }: { tables: readonly TableLayer[] }) {
  const { t } = useLingui()
  const edit = useEdit()
  const { body } = useShown()
  const { overflowing } = useInspection()
  const free = unlocked(tables, 'style')
  const unit = textUnit(body)
  const isParted = tables.every(({ columns }) => columns === 2)
  const length = (name: 'columnGap' | 'rowGap', label: string) => (
    <NumberProperty
      label={label}
      value={commonOf(tables, (table) => toShown(table[name] ?? 0, unit))}
      unit={unit.word}
      digits={unit.digits}
      atLeast={0}
      atMost={4000}
      onChange={(doc, next) =>
        writeValue(doc, free, name, (table) => {
          const before = toShown((readValue(doc, table, name) as number | null) ?? table[name] ?? 0, unit)
          return toPixels(next(before) ?? before, unit)
        })
      }
    />
  )
  return (
    <FieldGroup title={t`줄과 칸`} locked={free.length === 0 && <Trans>모양이 잠겨 있어요.</Trans>}>
      <SegmentProperty
        label={t`품목과 가격 사이`}
        options={[
          { value: 'space', label: t`빈칸` },
          { value: 'dots', label: t`점선` },
          { value: 'line', label: t`실선` },
        ]}
        value={commonOf(tables, ({ leader }) => leader ?? 'space')}
        onChoose={(chosen) =>
          edit((doc) => writeValue(doc, free, 'leader', () => (chosen === 'space' ? null : chosen)))
        }
      />
      <SegmentProperty
        label={t`단`}
        options={[
          { value: '1', label: t`한 단` },
          { value: '2', label: t`두 단` },
        ]}
        value={commonOf(tables, ({ columns = 1 }) => String(columns))}
        onChoose={(chosen) =>
          edit((doc) => {
            writeValue(doc, free, 'columns', () => (chosen === '2' ? 2 : null))
            if (chosen === '2') writeValue(doc, free, 'columnGap', (table) => table.columnGap ?? table.size)
          })
        }
      />
      <FieldRow of={2}>
        {length('rowGap', t`줄 사이`)}
        <NumberProperty
          label={t`줄 간격`}
          value={commonOf(tables, ({ lineHeight }) => lineHeight)}
          digits={2}
          atLeast={0.5}
          atMost={5}
          step={0.05}
          onChange={(doc, next) =>
            writeValue(doc, free, 'lineHeight', (table) =>
              next((readValue(doc, table, 'lineHeight') as number | null) ?? table.lineHeight),
            )
          }
        />
      </FieldRow>
      {isParted && length('columnGap', t`단 사이`)}
      <FitFields layers={tables} />
      {tables.some(({ id }) => overflowing.has(id)) && (
        <Text tone="danger" size="small">
          <Trans>가장 작은 크기로도 칸을 넘쳐요. 칸을 늘리거나 줄을 줄여 주세요.</Trans>
        </Text>
      )}
      <Text tone="soft" size="small">
        <Trans>글을 쓰는 동안 Enter는 줄 더하기, Tab은 다음 칸, Alt와 화살표는 줄 옮기기예요.</Trans>
      </Text>
    </FieldGroup>
  )
}
