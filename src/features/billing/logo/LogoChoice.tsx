import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { firstOpenStep, type LogoBrief } from '#model/logo/logo-brief.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Logo.module.css'
import type { LogoProduct } from './logo-calls.ts'
import { useProductRows } from './useProductRows.ts'

/** The logos side by side, with what each has. */
export function LogoChoice({ products, brief }: { products: readonly LogoProduct[]; brief: LogoBrief }) {
  return (
    <>
      {firstOpenStep(brief) !== null && (
        <Banner
          look="box"
          actions={
            <Link
              to="/brand/setting/logoquest/{-$step}"
              params={{ step: '0' }}
              className={buttonClass({ size: 'small' })}
            >
              <Trans>의뢰서 쓰기</Trans>
            </Link>
          }
        >
          <Trans>어떤 로고를 바라는지 의뢰서에 먼저 적어 주세요. 몇 분이면 돼요.</Trans>
        </Banner>
      )}
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.idProduct}>
            <Product product={product} />
          </li>
        ))}
      </ul>
      <Note>
        <Trans>디자이너 없이도 로고를 만들 수 있어요.</Trans>{' '}
        <Link to="/brand/logo-maker" className={linkClass}>
          <Trans>로고를 직접 만들기</Trans>
        </Link>
      </Note>
    </>
  )
}

function Product({ product }: { product: LogoProduct }) {
  const { t } = useLingui()
  const moneyWords = useMoneyWords()
  const rows = useProductRows(product)
  const { idProduct, title, price, priceUsd } = product
  const dollars = priceUsd === null ? null : moneyWords(priceUsd, 'USD')
  return (
    <article className={styles.product} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.price}>
        <b>{moneyWords(price)}</b>
        {dollars !== null && (
          <small>
            <Trans>PayPal로 {dollars}</Trans>
          </small>
        )}
      </p>
      <Link
        to="/brand/setting/paylogo/{-$id}"
        params={{ id: String(idProduct) }}
        className={buttonClass({ look: 'ink', isBlock: true })}
        aria-label={t`${title} 고르기`}
      >
        <Trans>고르기</Trans>
      </Link>
      <dl className={styles.rows}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
