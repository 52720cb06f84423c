import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { type CreditNeed, interrupted } from '#kits/commerce/credit-need.ts'
import { useMoneyWords } from '#kits/commerce/useMoneyWords.ts'
import { brandRead } from '#kits/team/brand.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { creditPlansRead } from '../billing-reads.ts'
import styles from './Credit.module.css'
import { coveringPlan } from './covering-plan.ts'

interface Props {
  idBrand: number
  need: CreditNeed
  onClose: () => void
}

/** What was asked for, what there is, and the smallest of what is sold that is enough. */
export default function CreditNeedDialog({ idBrand, need, onClose }: Props) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const moneyWords = useMoneyWords()
  const isOwner = useBrandRole(idBrand) === 'BRAND_ROLE_OWNER'
  const balance = useCachedRead(brandRead, { brand: idBrand }).data?.credit ?? null
  const plans = useCachedRead(creditPlansRead, { brand: idBrand }).data?._embedded.creditPlans ?? []
  const [isMoving, setIsMoving] = useState(false)
  const missing = need.missing ?? Math.max(0, (need.credit ?? 0) - (balance ?? 0))
  const advised = coveringPlan(plans, missing)
  const cost = need.credit ?? (balance ?? 0) + missing
  const needed = i18n.number(cost)
  const owned = i18n.number(balance ?? 0)
  const lacking = i18n.number(missing)
  const offered = i18n.number(advised?.credit ?? 0)
  const price = advised ? moneyWords(advised.price, advised.currency) : ''

  async function charge() {
    setIsMoving(true)
    interrupted.set({ ...need, credit: cost, missing: null })
    await navigate({ to: '/brand/setting/credit' })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t`크레딧이 모자라요`}
      description={need.what}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>닫기</Trans>
          </Button>
          {isOwner && (
            <Button look="ink" disabled={isMoving} onClick={() => void charge()}>
              {isMoving ? <Trans>이동하는 중</Trans> : <Trans>충전하러 가기</Trans>}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.dialogWords}>
        {balance === null ? (
          <Trans>{lacking} 크레딧이 더 필요해요.</Trans>
        ) : (
          <Trans>
            {needed} 크레딧이 필요한데 {owned} 크레딧이 있어요. {lacking} 크레딧이 모자라요.
          </Trans>
        )}
      </p>
      {isOwner ? (
        advised && (
          <p className={styles.dialogWords}>
            <Trans>
              {offered} 크레딧({price})을 충전하면 이어서 할 수 있어요.
            </Trans>
          </p>
        )
      ) : (
        <p className={styles.dialogWords}>
          <Trans>크레딧은 브랜드의 소유자가 충전할 수 있어요.</Trans>
        </p>
      )}
    </Dialog>
  )
}
