import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { stepParams } from '#model/workbook/step-params.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import styles from './Proposals.module.css'
import type { BrandFacts } from './propose-logos.ts'

/** What the brand has not decided yet and its proposals would follow, with the steps where it is decided. */
export function MissingFacts({ facts }: { facts: BrandFacts }) {
  const { colours, korFont, engFont, industry, tones } = facts
  const missing: (readonly [string, ReactNode])[] = []
  if (!colours.main) missing.push(['visual/color/main', <Trans key="colour">컬러</Trans>])
  if (!korFont && !engFont)
    missing.push(['visual/typography/kor-main', <Trans key="font">타이포그래피</Trans>])
  if (!industry) missing.push(['info/brand-profile/industry', <Trans key="industry">업종</Trans>])
  if (tones.length === 0)
    missing.push(['strategy/personality/keyword/keywords', <Trans key="keywords">키워드</Trans>])
  if (missing.length === 0) return null
  return (
    <p className={styles.missing}>
      <span>
        <Trans>정하면 제안에 바로 담겨요:</Trans>
      </span>
      {missing.map(([step, name]) => (
        <Link key={step} to="/work-book/$" params={stepParams(step)} className={linkClass}>
          {name}
        </Link>
      ))}
    </p>
  )
}
