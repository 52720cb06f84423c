import { useLingui } from '@lingui/react/macro'

const names: Readonly<Record<string, string>> = {
  portone: 'PortOne',
  nicepay: 'NICEPAY',
  toss: 'Toss Payments',
  paypal: 'PayPal',
  lemonsqueezy: 'Lemon Squeezy',
}

/** What a payment gateway is called, by the key that an attempt keeps. `sandbox-…`: stands in for that one. */
export function useGatewayWords(): (key: string) => string {
  const { t } = useLingui()
  return (key) => {
    const [first = '', real = ''] = key.split('-')
    if (first !== 'sandbox') return names[key] ?? key
    return names[real] === undefined ? t`샌드박스` : `${t`샌드박스`} · ${names[real]}`
  }
}
