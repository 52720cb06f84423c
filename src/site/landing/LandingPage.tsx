import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { readCampaign } from '#contract/campaign.ts'
import { pagePosts } from '#contract/post.ts'
import { listPlans, readProviders } from '#contract/reference.ts'
import { listPlansOnSale } from '#contract/subscription.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Wide } from '../frame/Wide.tsx'
import { appAddresses } from '../page/app-addresses.ts'
import { caseCategory } from '../page/post-categories.ts'
import { sitePage } from '../page/site-page.ts'
import { offersOf, onSaleOf, premiumRead } from '../price/plans.ts'
import { AiFeatures } from './AiFeatures.tsx'
import { BrandColours } from './BrandColours.tsx'
import { CampaignNotice } from './CampaignNotice.tsx'
import { CustomerCases } from './CustomerCases.tsx'
import { Hero } from './Hero.tsx'
import { Introduction } from './Introduction.tsx'
import styles from './LandingPage.module.css'
import { Pricing } from './Pricing.tsx'
import { Promises } from './Promises.tsx'
import { Screens } from './Screens.tsx'
import { Together } from './Together.tsx'

const description = msg`질문에 답하면 브랜드 가이드와 전략이 쓰여요. 인터넷이 없어도 쓰고, 팀과 함께 고쳐요.`

/** First page of the public site. Its illustrations are made of the product's own components. */
export const landingPage = sitePage({
  path: '/',
  reads: () => ({
    plans: { call: listPlans },
    campaign: { call: readCampaign },
    providers: { call: readProviders },
    cases: { call: pagePosts, query: { idCategory: caseCategory, size: 3 } },
    dollars: { call: listPlansOnSale, query: { currency: 'USD' } },
    premium: premiumRead,
  }),
  head: () => ({ title: msg`머릿속 브랜드를 한 권으로`, description }),
  data: ({ plans }, { urlOf, say }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: '새김',
      alternateName: 'Saegim',
      description: say(description),
      url: urlOf('/'),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      offers: offersOf(plans._embedded.plans),
    },
  ],
  until: ({ campaign: { changesAt } }) => (changesAt === null ? null : Date.parse(changesAt)),
  scripts: ['landing'],
  Content: ({ answers }) => (
    <>
      <Hero review={answers.campaign.review} />
      <Introduction />
      <Screens />
      <BrandColours />
      <AiFeatures writesTexts={answers.providers.ai.text} makesPictures={answers.providers.ai.image} />
      <Together />
      <Promises />
      <CustomerCases cases={answers.cases._embedded.posts} />
      <Pricing
        plans={answers.plans._embedded.plans}
        inDollars={answers.dollars._embedded.plans}
        onSale={onSaleOf(answers.providers, answers.premium)}
      />
      <CampaignNotice campaign={answers.campaign} />
      <section className={styles.last}>
        <Wide>
          <div className={styles.row}>
            <h2>
              <Trans>첫 질문은 이름이에요</Trans>
            </h2>
            <a href={appAddresses.start} className={buttonClass({ look: 'ink', size: 'large' })}>
              <Trans>무료로 시작하기</Trans>
            </a>
          </div>
        </Wide>
      </section>
    </>
  ),
})
