import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { hasFeature, isPaidLevel, type PlanFeature } from '#contract/plan-features.ts'
import { textsOfLevel } from '#model/access/texts-of-day.ts'
import { photosIn } from '#model/files/photo-count.ts'
import { moneyWords } from '#model/money/money-words.ts'
import { savingOfYear } from '#model/money/saving-of-year.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { planAddress } from '../page/app-addresses.ts'
import { useSite } from '../page/site-context.ts'
import styles from './PlanTable.module.css'
import type { OnSale, Plan } from './plans.ts'
import { sizeWords } from './size-words.ts'

type Props = {
  label: string
  /** In KRW. */
  plans: readonly Plan[]
  inDollars: readonly Pick<Plan, 'level' | 'price' | 'currency'>[]
  onSale: OnSale
}

/** What each plan costs, and what it has today: a feature that does not exist yet is not listed. */
export function PlanTable({
  label,
  plans,
  inDollars,
  onSale: { isSelling, writesTexts, makesPictures, premiumTemplates },
}: Props) {
  const { t } = useLingui()
  const money = useMoney()
  const each = (cell: (plan: Plan) => ReactNode) =>
    plans.map((plan) => ({ key: plan.level, cell: cell(plan) }))
  const all = each(() => <Included />)
  const having = (feature: PlanFeature) =>
    each(({ level }) => (hasFeature(level, feature) ? <Included /> : <NotIncluded />))
  const dollarsOf = ({ level }: Plan) => inDollars.find((plan) => plan.level === level)
  const rows = [
    {
      name: t`한 달`,
      cells: each((plan) => {
        const dollars = dollarsOf(plan)
        return (
          <>
            <b className={styles.price}>{money(plan)}</b>
            {dollars !== undefined && dollars.price > 0 && <small>{money(dollars)}</small>}
          </>
        )
      }),
    },
    { name: t`한 해`, cells: each((plan) => <Year plan={plan} />) },
    { name: t`워크북, 가이드, 전략`, cells: all },
    { name: t`로고 만들기, 디자인, 콘텐츠 플래너`, cells: all },
    { name: t`오프라인 사용`, cells: all },
    { name: t`실시간 함께 쓰기, 의견`, cells: all },
    { name: t`전체 내보내기`, cells: all },
    {
      name: t`브랜드 수`,
      cells: each(({ manyBrands }) => (manyBrands ? <Trans>여러 개</Trans> : <Trans>1개</Trans>)),
    },
    { name: t`멤버 수`, cells: each(({ seats }) => <Plural value={seats} other="#명" />) },
    { name: t`변경 이력`, cells: each(({ historyDays }) => <Plural value={historyDays} other="#일" />) },
    {
      name: t`저장 공간`,
      cells: each(({ storageBytes }) => (
        <>
          {sizeWords(storageBytes)}
          <small>
            <Plural value={photosIn(storageBytes)} other="휴대폰 사진 약 #장" />
          </small>
        </>
      )),
    },
    {
      name: t`프리미엄 템플릿`,
      cells: each(({ level }) =>
        hasFeature(level, 'premium') && premiumTemplates > 0 ? (
          <Plural value={premiumTemplates} other="#개" />
        ) : (
          <NotIncluded />
        ),
      ),
    },
    { name: t`가지고 있는 벡터 로고 올리기`, cells: having('vectorLogo') },
    ...(writesTexts
      ? [{ name: t`AI가 쓰는 글`, cells: each(({ level }) => <TextsOfDay count={textsOfLevel(level)} />) }]
      : []),
    ...(makesPictures ? [{ name: t`AI로 그림 만들기`, cells: having('madePictures') }] : []),
    { name: t`섹션 검토 요청과 승인`, cells: having('approvals') },
    { name: t`인쇄 맡기기`, cells: having('print') },
    ...(isSelling
      ? [
          { name: t`매달 받는 크레딧`, cells: each((plan) => <Credits plan={plan} />) },
          { name: t`고르기`, cells: each((plan) => <Choose plan={plan} />) },
        ]
      : []),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keys too
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>기능</Trans>
            </th>
            {plans.map(({ level, title }) => (
              <th key={level} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ key, cell }) => (
                <td key={key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Year({ plan }: { plan: Plan }) {
  const money = useMoney()
  if (!isPaidLevel(plan.level)) return <Trans>기한 없이</Trans>
  const saving = savingOfYear(plan)
  return (
    <>
      {money(plan, plan.priceOfYear)}
      {saving > 0 && (
        <small>
          <Trans>{money(plan, saving)} 아껴요</Trans>
        </small>
      )}
    </>
  )
}

/** Opens the plan in the app, with the period chosen. */
function Choose({ plan: { level, title } }: { plan: Plan }) {
  const { t } = useLingui()
  if (!isPaidLevel(level)) return null
  return (
    <span className={styles.choose}>
      <a
        href={planAddress(level, 'MONTHLY')}
        className={buttonClass({ size: 'small' })}
        aria-label={t`${title} 월간 고르기`}
      >
        <Trans>월간</Trans>
      </a>
      <a
        href={planAddress(level, 'YEARLY')}
        className={buttonClass({ size: 'small' })}
        aria-label={t`${title} 연간 고르기`}
      >
        <Trans>연간</Trans>
      </a>
    </span>
  )
}

function Included() {
  return (
    <>
      <Icon of={Check} />
      <VisuallyHidden>
        <Trans>됨</Trans>
      </VisuallyHidden>
    </>
  )
}

function NotIncluded() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>
        <Trans>안 됨</Trans>
      </VisuallyHidden>
    </>
  )
}

function TextsOfDay({ count }: { count: number }) {
  return <Plural value={count} other="하루 #번" />
}

/** Those of the free plan come once. */
function Credits({ plan: { level, credit } }: { plan: Plan }) {
  const { language } = useSite()
  const amount = new Intl.NumberFormat(language).format(credit)
  return isPaidLevel(level) ? amount : <Trans>처음 한 번 {amount}</Trans>
}

/** Formats an amount in the currency of a plan; its monthly price if none is given. */
function useMoney(): (plan: Pick<Plan, 'price' | 'currency'>, amount?: number) => string {
  const { language } = useSite()
  return ({ currency, price }, amount = price) => moneyWords(language, amount, currency)
}
