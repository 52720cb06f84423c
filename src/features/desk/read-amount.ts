/**
 * What an operator typed as an amount, in minor units: `12,000`, `₩12,000` or in dollars `12.50`. Null where it is no
 * amount, or has a fraction that the currency does not have.
 */
export function readAmount(text: string, currency: 'KRW' | 'USD'): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,₩원$]/g, '')
  const pattern = currency === 'KRW' ? /^\d{1,10}$/ : /^\d{1,8}(\.\d{1,2})?$/
  if (!pattern.test(plain)) return null
  return currency === 'KRW' ? Number(plain) : Math.round(Number(plain) * 100)
}
