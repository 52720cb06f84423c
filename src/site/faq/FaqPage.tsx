import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#contract/call.ts'
import { listFaqCategories, pageFaqs } from '#contract/reference.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Disclosure, DisclosureList } from '#ui/controls/Disclosure.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Wide } from '../frame/Wide.tsx'
import { appAddresses } from '../page/app-addresses.ts'
import { useSiteAddress } from '../page/site-context.ts'
import { sitePage } from '../page/site-page.ts'
import styles from './FaqPage.module.css'

type Category = AnswerOf<typeof listFaqCategories>['_embedded']['categories'][number]
type Faq = AnswerOf<typeof pageFaqs>['_embedded']['faqs'][number]

const description = msg`오프라인과 저장, 함께 쓰기, 요금, 내보내기에 대한 답이에요.`

/** All frequent questions. `src/site/client/faq.ts` searches them and opens the one that the address names. */
export const faqPage = sitePage({
  path: '/faq',
  reads: () => ({
    categories: { call: listFaqCategories },
    faqs: { call: pageFaqs, query: { size: 200 } },
  }),
  head: () => ({ title: msg`자주 묻는 질문`, description }),
  data: ({ faqs }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: faqs._embedded.faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
  scripts: ['faq'],
  Content: ({ answers: { categories, faqs } }) => (
    <Questions categories={categories._embedded.categories} faqs={faqs._embedded.faqs} />
  ),
})

interface Props {
  categories: readonly Category[]
  faqs: readonly Faq[]
}

function Questions({ categories, faqs }: Props) {
  const { t, i18n } = useLingui()
  return (
    <Wide>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <h1>
            <Trans>무엇이 궁금하세요?</Trans>
          </h1>
          <p>{i18n._(description)}</p>
          <search className={styles.search}>
            <input
              type="search"
              name="q"
              aria-label={t`질문 찾기`}
              placeholder={t`질문 찾기`}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
            />
          </search>
          <nav aria-label={t`질문 갈래`} className={styles.categories}>
            {categories.map(({ idCategory, name }) => (
              <a key={idCategory} href={`#category-${idCategory}`}>
                {name}
              </a>
            ))}
          </nav>
        </div>
        <div className={styles.list}>
          <p role="status" className={styles.note}>
            <span data-part="found" hidden>
              <Trans>
                <span data-fill="count" />
                개를 찾았어요
              </Trans>
            </span>
          </p>
          {categories.map(({ idCategory, name }) => (
            <section key={idCategory} id={`category-${idCategory}`} className={styles.category}>
              <h2>{name}</h2>
              <DisclosureList>
                {faqs
                  .filter((faq) => faq.idCategory === idCategory)
                  .map((faq) => (
                    <Question key={faq.key} faq={faq} />
                  ))}
              </DisclosureList>
            </section>
          ))}
          <div data-part="none" className={styles.none} hidden>
            <p>
              <Trans>질문이나 답에 있는 다른 낱말로 찾아보세요. 질문은 첫소리로도 찾을 수 있어요.</Trans>
            </p>
            <button type="button" data-action="clear" className={buttonClass()}>
              <Trans>검색어 지우기</Trans>
            </button>
          </div>
          <p className={styles.contact}>
            <Trans>
              찾는 답이 없으면{' '}
              <a href={appAddresses.contact} className={linkClass}>
                문의해 주세요
              </a>
              . 사람이 읽고 메일로 답해 드려요.
            </Trans>
          </p>
        </div>
      </div>
    </Wide>
  )
}

function Question({ faq: { key, question, answer, link } }: { faq: Faq }) {
  const address = useSiteAddress()
  return (
    <Disclosure id={key} title={question} className={styles.question}>
      <p>{answer}</p>
      {link && (
        <a href={address(link.href)} className={linkClass}>
          {link.label}
        </a>
      )}
    </Disclosure>
  )
}
