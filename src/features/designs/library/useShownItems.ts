import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { createKeptItems } from '#kits/library/list/kept-items.ts'
import type { FormWords } from '#kits/words/content.ts'
import { countInside, type DesignItem, toItems } from './design-item.ts'
import { type DesignAsk, type DesignOrder, findDesigns, inOrder } from './find-designs.ts'
import type { Library } from './useLibrary.ts'

/** The rows of the open folder, or of what a search finds, in their order. */
export function useShownItems(
  { folders, designs, isWhole }: Library,
  { folder, query, tab }: DesignAsk,
  { by, isDown }: DesignOrder,
  words: FormWords,
): readonly DesignItem[] {
  const { t } = useLingui()
  const noTitle = t`이름 없는 디자인`
  const [keep] = useState(() => createKeptItems<DesignItem>(signatureOf))
  const counts = useMemo(() => (isWhole ? countInside(folders, designs) : null), [folders, designs, isWhole])
  return useMemo(() => {
    const found = findDesigns({ folders, designs }, { folder, query, tab }, words)
    return keep(toItems(inOrder(found, { by, isDown }), counts, noTitle))
  }, [folders, designs, folder, query, tab, words, by, isDown, counts, noTitle, keep])
}

/** `row` and `listed` are the same but for what waits, which has no row. */
function signatureOf(item: DesignItem): string {
  if (item.type === 'folder') return JSON.stringify(item)
  const { row, ...design } = item.design
  return `${row === null} ${item.name} ${JSON.stringify(design)}`
}
