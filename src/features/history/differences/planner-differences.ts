import { planner } from '#model/documents/planner.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import { type Change, type Difference, nameOf } from './differences.ts'

type ItemDifference = Extract<Difference, { kind: 'item' }>

const { entries, texts } = planner.planner

/** The label of what one channel publishes of an entry, in its differences. */
export const channelLabel = `${texts.path}/text#`

/**
 * The differences of a planner, in which the texts of channels belong to their entry: they are shown with it and restored with it.
 * Those of entries that are in neither state are left out, as no screen shows them. Those of other documents stay as they are.
 */
export function plannerDifferences(
  differences: readonly Difference[],
  now: Answers,
  earlier: Answers,
): Difference[] {
  const entriesNow = byKey(now, entries.path)
  const entriesThen = byKey(earlier, entries.path)
  const textsByKey = new Map([...byKey(earlier, texts.path), ...byKey(now, texts.path)])
  const ofTexts = new Map<string, ItemDifference[]>()
  for (const difference of differences) {
    if (difference.kind !== 'item' || difference.list !== texts.path) continue
    const entry = String(textsByKey.get(keyOf(difference))?.entry ?? '')
    ofTexts.set(entry, [...(ofTexts.get(entry) ?? []), difference])
  }
  const changesOf = (difference: ItemDifference): Change[] =>
    difference.changes
      .filter(({ label }) => label === `${texts.path}/text`)
      .map((change) => ({
        ...change,
        label: `${channelLabel}${textsByKey.get(keyOf(difference))?.channel ?? ''}`,
      }))
  const withTexts = (difference: ItemDifference): Difference => {
    const own = ofTexts.get(keyOf(difference)) ?? []
    ofTexts.delete(keyOf(difference))
    if (own.length === 0) return difference
    return {
      ...difference,
      changes: [...difference.changes, ...own.flatMap(changesOf)],
      also: own.map(({ path }) => path),
    }
  }
  const kept = differences.flatMap((difference): Difference[] => {
    if (difference.kind === 'order') return difference.path === texts.path ? [] : [difference]
    if (difference.kind !== 'item') return [difference]
    if (difference.list === texts.path) return []
    return [difference.list === entries.path ? withTexts(difference) : difference]
  })
  const ofTextsAlone = [...ofTexts.keys()].flatMap((key): Difference[] => {
    const entry = entriesNow.get(key) ?? entriesThen.get(key)
    if (!entry) return []
    const difference: ItemDifference = {
      kind: 'item',
      path: `${entries.path}/${key}`,
      list: entries.path,
      does: 'change',
      name: nameOf(entry),
      changes: [],
    }
    return [withTexts(difference)]
  })
  return [...kept, ...ofTextsAlone]
}

function byKey(answers: Answers, path: string): ReadonlyMap<unknown, Readonly<Record<string, unknown>>> {
  return new Map(itemsOf(answers, path).map((item) => [item.key, item]))
}

function keyOf({ path }: Pick<ItemDifference, 'path'>): string {
  return path.slice(path.indexOf('/') + 1)
}
