import { Trans } from '@lingui/react/macro'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { RequestForm } from './RequestForm.tsx'
import styles from './Tasks.module.css'
import { categoriesRead, productsRead } from './task-calls.ts'

/** Asks for designer work, for those who manage the brand. */
export default function RequestScreen({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const failureWords = useFailureWords()
  const categories = useCachedRead(categoriesRead, { input: { query: {} } })
  const products = useCachedRead(productsRead, { input: { query: {} } })
  if (role !== null && !isAtLeast(role, 'BRAND_ROLE_ADMIN'))
    return (
      <p className={styles.soft}>
        <Trans>작업은 소유자와 관리자가 의뢰할 수 있어요.</Trans>
      </p>
    )
  if (categories.data && products.data && role !== null)
    return (
      <RequestForm
        idBrand={idBrand}
        categories={categories.data._embedded.categories}
        products={products.data._embedded.products}
        onPriceChange={products.reload}
      />
    )
  const failed = [categories, products].map(({ state }) => state).find(({ kind }) => kind === 'failed')
  if (failed?.kind !== 'failed') return <Skeleton lines={6} />
  return (
    <p className={styles.soft} role="status">
      {failed.why === 'offline' ? (
        <Trans>작업 항목은 인터넷에 한 번 연결된 뒤부터 이 기기에서 보여요.</Trans>
      ) : (
        failureWords(failed.failure)
      )}{' '}
      <Button
        size="small"
        onClick={() => {
          categories.reload()
          products.reload()
        }}
      >
        <Trans>다시 불러오기</Trans>
      </Button>
    </p>
  )
}
