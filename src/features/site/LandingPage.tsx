import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Wide } from '#ui/layout/HeaderFrame.tsx'
import styles from './LandingPage.module.css'
import { BrandColours } from './landing/BrandColours.tsx'
import { Hero } from './landing/Hero.tsx'
import { Introduction } from './landing/Introduction.tsx'
import { Pricing } from './landing/Pricing.tsx'
import { Promises } from './landing/Promises.tsx'
import { Together } from './landing/Together.tsx'

/** First page of the public site. Its illustrations are made of the product's own components. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Introduction />
      <BrandColours />
      <Together />
      <Promises />
      <Pricing />
      <section className={styles.last}>
        <Wide>
          <div className={styles.row}>
            <h2>
              <Trans>첫 질문은 이름이에요</Trans>
            </h2>
            <Link
              to="/quest/$step"
              params={{ step: '0' }}
              className={buttonClass({ look: 'ink', size: 'large' })}
            >
              <Trans>무료로 시작하기</Trans>
            </Link>
          </div>
        </Wide>
      </section>
    </>
  )
}
