import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { fileSize } from '#engine/words/file-size.ts'
import { usePlans } from '#kits/commerce/plans-read.ts'
import { allowsLevel, plusLevels } from '#model/access/plan-levels.ts'
import { photosIn } from '#model/files/photo-count.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import type { PaymentDetail } from '../billing-reads.ts'
import paymentStyles from '../payments/Payments.module.css'
import planStyles from '../plans/Plans.module.css'
import { isFreePlan } from '../plans/plan-row.ts'
import { newWithPlan } from './new-with-plan.ts'

/** What the brand can do since a payment, beside what it could before; nothing where that is not known. */
export function NewWithPlan({ payment }: { payment: PaymentDetail }) {
  const { i18n } = useLingui()
  const added = newWithPlan(usePlans().data?._embedded.plans ?? [], payment)
  if (!added) return null
  const { plan, before } = added
  const [room, roomBefore] = [fileSize(plan.storageBytes), fileSize(before.storageBytes)]
  const [seats, days] = [i18n.number(plan.seats), i18n.number(plan.historyDays)]
  const [seatsBefore, daysBefore] = [i18n.number(before.seats), i18n.number(before.historyDays)]
  const credit = i18n.number(plan.credit)
  const title = plan.title
  return (
    <section className={paymentStyles.section} data-print="none">
      <SectionHead title={<Trans>{title} 플랜에서 새로 할 수 있는 것</Trans>} />
      <ul className={planStyles.features}>
        <Item>
          <Plural
            value={photosIn(plan.storageBytes)}
            other={`저장 공간 ${roomBefore} → ${room}, 휴대폰 사진 약 #장`}
          />
        </Item>
        <Item>
          <Trans>
            멤버 {seatsBefore}명 → {seats}명
          </Trans>
        </Item>
        <Item>
          <Trans>
            변경 이력 {daysBefore}일 → {days}일
          </Trans>
        </Item>
        <Item>
          <Plural value={plan.credit} other={`매달 ${credit} 크레딧`} />
        </Item>
        {isFreePlan(before) && (
          <>
            <Item>
              <Link to="/brand/market/bundle" className={linkClass}>
                <Trans>프리미엄 템플릿 고르기</Trans>
              </Link>
            </Item>
            <Item>
              <Link to="/profile" className={linkClass}>
                <Trans>브랜드 하나 더 만들기</Trans>
              </Link>
            </Item>
          </>
        )}
        {allowsLevel(plan.level, plusLevels) && !allowsLevel(before.level, plusLevels) && (
          <Item>
            <Link to="/brand/design" className={linkClass}>
              <Trans>디자인을 인쇄 맡기기</Trans>
            </Link>
          </Item>
        )}
      </ul>
    </section>
  )
}

function Item({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon of={Check} size="small" />
      <span>{children}</span>
    </li>
  )
}
