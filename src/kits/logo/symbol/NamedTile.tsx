import { firstSyllable } from '#model/hangul/first-syllable.ts'
import { SymbolTile } from '#ui/layout/SymbolTile.tsx'

interface Props {
  /** Of the symbol; null: none. */
  url: string | null
  name: string
  size?: number
}

/** A symbol on white, as the guide shows it, otherwise the first syllable of the name. */
export function NamedTile({ url, name, size = 36 }: Props) {
  return url === null ? (
    <SymbolTile size={size}>{firstSyllable(name)}</SymbolTile>
  ) : (
    <SymbolTile size={size} image={url} background="#fff" />
  )
}
