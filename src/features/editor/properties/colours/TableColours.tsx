import { Trans, useLingui } from '@lingui/react/macro'
import type { TableLayer } from '#scene/body/body.ts'
import { commonOf } from '../fields/common.ts'
import { FieldGroup } from '../fields/FieldGroup.tsx'
import { unlocked, writeValue } from '../fields/layer-values.ts'
import { ColourField } from './ColourField.tsx'
import { OutsideOf } from './OutsideOf.tsx'

const fills = ['fill', 'priceFill', 'noteFill'] as const

/** The colours of items, prices and notes; leaders have that of notes. */
export function TableColours({ tables }: { tables: readonly TableLayer[] }) {
  const { t } = useLingui()
  const free = unlocked(tables, 'style')
  const words = { fill: t`품목 색`, priceFill: t`가격 색`, noteFill: t`설명과 잇는 선 색` }
  return fills.map((name) => (
    <FieldGroup
      key={name}
      title={words[name]}
      locked={free.length === 0 && <Trans>모양이 잠겨 있어요. 잠금을 풀면 색을 바꿀 수 있어요.</Trans>}
    >
      <ColourField
        label={words[name]}
        value={commonOf(tables, (table) => table[name])}
        onChange={(doc, colour) => writeValue(doc, free, name, () => colour)}
      />
      <OutsideOf
        paints={tables.map((table) => table[name])}
        isLocked={free.length === 0}
        onMend={(doc, from, to) =>
          writeValue(
            doc,
            free.filter((table) => table[name] === from),
            name,
            () => to,
          )
        }
      />
    </FieldGroup>
  ))
}
