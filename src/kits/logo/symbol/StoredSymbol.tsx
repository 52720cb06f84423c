import { useEffect, useState } from 'react'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { NamedTile } from './NamedTile.tsx'

interface Props {
  brand: BrandRef
  name: string
  size: number
}

/** The symbol of a brand in a list, as this device has it, otherwise the first syllable of its name. */
export function StoredSymbol({ brand, name, size }: Props) {
  const account = useSession().session?.idAccount ?? null
  const [found, setFound] = useState<{ readonly of: BrandRef; readonly symbol: Blob | null } | null>(null)
  useEffect(() => {
    let isOver = false
    void readSymbol(account, brand).then((symbol) => {
      if (!isOver) setFound({ of: brand, symbol })
    })
    return () => {
      isOver = true
    }
  }, [account, brand])
  const url = useObjectUrl(found?.of === brand ? found.symbol : null)
  return <NamedTile url={url} name={name} size={size} />
}

/** Null also where this device cannot be read, which is said where documents are opened. */
async function readSymbol(account: number | null, brand: BrandRef): Promise<Blob | null> {
  try {
    const { readStoredSymbol } = await import('./read-stored-symbol.ts')
    return await readStoredSymbol(account, brand)
  } catch {
    return null
  }
}
