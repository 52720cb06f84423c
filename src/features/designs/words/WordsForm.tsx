import type { Layer } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { Stack } from '#ui/Stack.tsx'
import { ListRows } from './ListRows.tsx'
import { SlotText } from './SlotText.tsx'
import { TableRows } from './TableRows.tsx'
import { useFieldLabels } from './useFieldLabels.ts'
import { WordInput } from './WordInput.tsx'
import { hasSlots, type WordField, type WordGroup } from './word-fields.ts'

interface Props {
  /** Whose words the slots of texts take. */
  dress: Dress
  groups: readonly WordGroup[]
  /** The layers of the template, by their ids. */
  originals: ReadonlyMap<string, Layer>
  /** A field got the focus. */
  onFocus: () => void
}

/** The texts of one page; a list as rows. */
export function WordsForm({ dress, groups, originals, onFocus }: Props) {
  const labels = useFieldLabels(
    groups.flatMap((group) => (group.kind === 'fields' ? group.fields : [])),
    originals,
  )
  const one = (field: WordField) => {
    const common = { field, label: labels.get(field.layer) ?? '', onFocus }
    return hasSlots(field) ? (
      <SlotText key={field.layer} {...common} dress={dress} />
    ) : (
      <WordInput key={field.layer} {...common} />
    )
  }
  return (
    <Stack gap={5}>
      {groups.flatMap((group) => {
        if (group.kind === 'fields') return group.fields.map(one)
        if (group.kind === 'table')
          return [<TableRows key={group.table} group={group} dress={dress} onFocus={onFocus} />]
        const { rows, columns } = group
        const key = rows[0]?.fields[0]?.layer
        return [<ListRows key={key} rows={rows} columns={columns} dress={dress} onFocus={onFocus} />]
      })}
    </Stack>
  )
}
