import { Plural, Trans, useLingui } from '@lingui/react/macro'
import ScrollText from 'lucide-react/icons/scroll-text'
import { listed } from '#engine/words/listed.ts'
import { useDayWords } from '#kits/planner/day-words.ts'
import { type FillKind, fillKinds } from '#model/planner/fill.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { FillMonth } from './FillMonth.tsx'
import styles from './Mix.module.css'
import { SampleDraft } from './SampleDraft.tsx'
import { Stepper } from './Stepper.tsx'
import type { Fill } from './useFill.ts'
import { useKindWords } from './useKindWords.ts'

/** What the answers lay out: how many of each kind, on which days, and one of the drafts. */
export function Mix({ month, fill }: { month: string; fill: Fill }) {
  const { t } = useLingui()
  const monthWord = useDayWords().month(month)
  const kinds = useKindWords()
  const { answers, change, plan, choices, nameOf } = fill
  const count = plan.items.length
  const open = choices.filter(({ hindrance }) => hindrance === null)
  const chosen = open.filter(({ key }) => !answers.off.has(key))
  const isOut = (kind: FillKind) => kind === 'OFFER' && answers.never.has('DISCOUNT')
  const hints: Readonly<Record<FillKind, string>> = {
    DAY: listed(chosen.map(nameOf)) || t`고른 날이 없어요`,
    PRODUCT: t`한 번에 한 가지만`,
    INFO: t`고르는 법, 하는 일`,
    REVIEW: t`두 주에 1번`,
    OFFER: isOut('OFFER') ? t`할인을 빼서 넣지 않아요` : t`두 주에 1번`,
  }

  function step(kind: FillKind, by: 1 | -1): void {
    if (kind !== 'DAY') {
      change({ counts: { ...answers.counts, [kind]: plan.counts[kind] + by } })
      return
    }
    const last = by > 0 ? open.find(({ key }) => answers.off.has(key)) : chosen.at(-1)
    if (!last) return
    const off = new Set(answers.off)
    if (by > 0) off.delete(last.key)
    else off.add(last.key)
    change({ off })
  }
  function mayAdd(kind: FillKind): boolean {
    if (kind === 'DAY') return open.length > chosen.length
    return !isOut(kind) && plan.room > 0
  }
  return (
    <aside className={styles.mix} aria-label={t`미리보기`}>
      <div className={styles.sum}>
        <b>
          <Plural value={count} other="#편" />
        </b>
        <span>
          <Trans>{monthWord} 한 달</Trans>
        </span>
        <Tag icon={<Icon of={ScrollText} size="small" />}>
          <Trans>규칙으로 지은 초안</Trans>
        </Tag>
      </div>
      <ul className={styles.kinds}>
        {fillKinds.map((kind) => (
          <li key={kind} data-out={isOut(kind) || undefined}>
            <i className={styles.sign} data-kind={kind} aria-hidden>
              {kinds.sign(kind)}
            </i>
            <div>
              <b>{kinds.name(kind)}</b>
              <Text tone="soft" size="small">
                {hints[kind]}
              </Text>
            </div>
            <Stepper
              name={kinds.name(kind)}
              value={plan.counts[kind]}
              isLeast={kind === 'DAY' ? chosen.length === 0 : plan.counts[kind] === 0}
              isMost={!mayAdd(kind)}
              onStep={(by) => step(kind, by)}
            />
          </li>
        ))}
      </ul>
      <FillMonth month={month} fill={fill} />
      <SampleDraft fill={fill} />
    </aside>
  )
}
