import { Trans, useLingui } from '@lingui/react/macro'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { Text } from '#ui/Text.tsx'
import styles from './Order.module.css'
import { balanceRead } from './order-calls.ts'

/** What it costs, delivery included, and what is left. */
export function OrderSum({ idBrand, price }: { readonly idBrand: number; readonly price: number }) {
  const { i18n } = useLingui()
  const balance = useCachedRead(balanceRead, { brand: idBrand })
  const credit = balance.data?.credit ?? null
  const [priceText, creditText] = [i18n.number(price), i18n.number(credit ?? 0)]
  const [restText, missingText] = [i18n.number((credit ?? 0) - price), i18n.number(price - (credit ?? 0))]
  return (
    <div className={styles.sum} role="status">
      <Text as="span" tone="soft" size="small">
        <Trans>인쇄와 배송</Trans>
        {credit !== null && (
          <>
            {' · '}
            {credit < price ? (
              <Trans>
                잔액 {creditText} · {missingText} 모자라요
              </Trans>
            ) : (
              <Trans>맡긴 뒤 {restText} 남아요</Trans>
            )}
          </>
        )}
      </Text>
      <b>
        <Trans>{priceText} 크레딧</Trans>
      </b>
    </div>
  )
}
