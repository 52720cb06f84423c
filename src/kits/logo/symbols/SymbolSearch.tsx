import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useState } from 'react'
import { isComposing } from '#ui/composing.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { findSymbols, nameOfSymbol } from './find-symbols.ts'
import { useSymbolLibrary } from './useSymbolLibrary.ts'

export interface ListedSymbol {
  readonly id: string
  readonly name: string
  /** Its outline in a square of 100. */
  readonly d: string
}

interface Props {
  label: string
  /** What suits them comes first. */
  suits: Parameters<typeof findSymbols>[2]
  /** How many were found; none has words of its own. */
  countWords: (count: number) => ReactNode
  children: (found: readonly ListedSymbol[]) => ReactNode
}

/** The symbols of the logo maker as they are searched for, also by initial consonants. Escape empties the search. */
export function SymbolSearch({ label, suits, countWords, children }: Props) {
  const { t } = useLingui()
  const { library, hasFailed } = useSymbolLibrary()
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  if (hasFailed) {
    return (
      <Text tone="soft" size="small">
        <Trans>심볼을 불러오지 못했어요. 연결되면 다시 열어 주세요.</Trans>
      </Text>
    )
  }
  if (!library) return <Skeleton lines={4} />
  const { drawings, words } = library
  const found = findSymbols(searched, words, suits).map(({ id }) => ({
    id,
    name: nameOfSymbol(id, words),
    d: drawings.get(id) ?? '',
  }))
  return (
    <>
      <TextField
        label={label}
        isLabelHidden
        type="search"
        value={query}
        onText={setQuery}
        placeholder={t`빵, 잎, 미용실, 차분한…`}
        start={<Icon of={Search} size="small" />}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || query === '' || isComposing(event)) return
          event.preventDefault()
          setQuery('')
        }}
      />
      <Text tone="soft" size="small" role="status">
        {countWords(found.length)}
      </Text>
      {found.length > 0 && children(found)}
    </>
  )
}
