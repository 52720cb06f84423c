import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useFirstContent } from '#device/browser/first-content.ts'
import { useProviders } from '#device/providers/useProviders.ts'
import type { Failure } from '#device/rest/rest.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Disclosure, DisclosureList } from '#ui/controls/Disclosure.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { TabLinks } from '#ui/controls/TabLinks.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Wide } from '#ui/layout/HeaderFrame.tsx'
import styles from './FaqPage.module.css'
import { type Faq, type FaqSearch, findFaqs, toSearch, useFaqs } from './faqs.ts'

/** Frequent questions, searched by text and filtered by category. Once loaded they can be read offline. */
export function FaqPage({ search: { q = '', idCategory } }: { search: FaqSearch }) {
  const { t } = useLingui()
  const [words, setWords] = useSearchWords(q, idCategory ?? null)
  const description = t`오프라인과 저장, 함께 쓰기, 요금, 내보내기에 대한 답이에요.`
  useDescription(description)
  // The device's tables and the REST client are loaded after the heading is shown.
  const hasHeading = useFirstContent()
  return (
    <Wide>
      <div className={styles.columns}>
        <div className={styles.intro}>
          <h1 tabIndex={-1}>
            <Trans>무엇이 궁금하세요?</Trans>
          </h1>
          <p>{description}</p>
          <TextField
            label={t`질문 찾기`}
            isLabelHidden
            placeholder={t`질문 찾기`}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            start={<Icon of={Search} size="small" />}
            value={words}
            onText={setWords}
          />
        </div>
        <div className={styles.list}>
          {hasHeading ? (
            <FaqList words={words} idCategory={idCategory ?? null} onClear={() => setWords('')} />
          ) : (
            <Loading />
          )}
        </div>
      </div>
    </Wide>
  )
}

interface ListProps {
  words: string
  idCategory: number | null
  onClear: () => void
}

function FaqList({ words, idCategory, onClear }: ListProps) {
  const { t, i18n } = useLingui()
  const { content, failure, at, reload } = useFaqs()
  const { toggle } = useLinkedQuestion(content?.faqs)
  if (!content) return failure ? <Failed failure={failure} onRetry={reload} /> : <Loading />

  const { categories, faqs } = content
  const isSearched = words.trim() !== ''
  const category = categories.find((one) => one.idCategory === idCategory)?.idCategory ?? null
  const found = findFaqs(faqs, words)
  const shown = found.filter((faq) => category === null || faq.idCategory === category)
  const count = shown.length
  const storedOn = failure && at !== null ? i18n.date(at, { dateStyle: 'medium' }) : null
  return (
    <>
      <TabLinks
        label={t`질문 갈래`}
        links={[{ idCategory: null, name: t`전체` }, ...categories].map(({ idCategory: id, name }) => ({
          key: String(id),
          label: name,
          isCurrent: id === category,
          render: (look) => <Link to="/faq" search={toSearch(words, id)} resetScroll={false} {...look} />,
        }))}
      />
      <p role="status" className={styles.note}>
        {isSearched && count > 0 && <Trans>{count}개를 찾았어요</Trans>}
        {!isSearched && storedOn && (
          <Trans>지금은 새로 불러오지 못해 {storedOn}에 받은 답을 보여 드려요.</Trans>
        )}
      </p>
      {categories.map(({ idCategory: id, name }) => (
        <Questions
          key={id}
          name={name}
          faqs={shown.filter((faq) => faq.idCategory === id)}
          onToggle={toggle}
        />
      ))}
      {count === 0 && (
        <EmptyState
          headline={t`찾는 질문 없음`}
          action={
            found.length > 0 ? (
              <Link to="/faq" search={toSearch(words, null)} resetScroll={false} className={linkClass}>
                <Trans>모든 질문에서 찾기</Trans>
              </Link>
            ) : (
              <Button onClick={onClear}>
                <Trans>검색어 지우기</Trans>
              </Button>
            )
          }
        >
          <Trans>질문이나 답에 있는 다른 낱말로 찾아보세요. 질문은 첫소리로도 찾을 수 있어요.</Trans>
        </EmptyState>
      )}
      <Contact />
    </>
  )
}

function Questions({
  name,
  faqs,
  onToggle,
}: {
  name: string
  faqs: readonly Faq[]
  onToggle: (key: string, isOpen: boolean) => void
}) {
  if (faqs.length === 0) return null
  return (
    <section className={styles.category}>
      <h2>{name}</h2>
      <DisclosureList>
        {faqs.map(({ key, question, answer, link }) => (
          <Disclosure
            key={key}
            id={key}
            title={question}
            className={styles.question}
            onToggle={(event) => onToggle(key, event.currentTarget.open)}
          >
            <p>{answer}</p>
            {link && (
              <Link to={link.href} className={linkClass}>
                {link.label}
              </Link>
            )}
          </Disclosure>
        ))}
      </DisclosureList>
    </section>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <Skeleton lines={8} />
    </div>
  )
}

/** Shown if no questions could be loaded. */
function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const isOffline = failure.code === 'OFFLINE'
  return (
    <EmptyState
      headline={isOffline ? t`연결 필요` : t`불러오지 못함`}
      action={
        <Button onClick={onRetry}>
          <Trans>다시 불러오기</Trans>
        </Button>
      }
    >
      {isOffline ? (
        <Trans>
          이 기기에서 아직 연 적이 없어요. 인터넷에 연결해 한 번 열면 다음부터는 오프라인에서도 보여요.
        </Trans>
      ) : (
        failureWords(failure)
      )}
    </EmptyState>
  )
}

/** The contact address; renders nothing if the operator has not configured one. */
function Contact() {
  const email = useProviders()?.contactEmail
  if (!email) return null
  return (
    <p className={styles.contact}>
      <Trans>
        찾는 답이 없으면 메일로 물어봐 주세요:{' '}
        <a href={`mailto:${email}`} className={linkClass}>
          {email}
        </a>
      </Trans>
    </p>
  )
}

/**
 * Text of the search field. It is written to the address 400 ms after the last input, and read from the
 * address when something else changes that.
 */
function useSearchWords(q: string, idCategory: number | null) {
  const navigate = useNavigate()
  const [words, setWords] = useState(q)
  const inAddress = useRef(q)
  useEffect(() => {
    if (q === inAddress.current) return
    inAddress.current = q
    setWords(q)
  }, [q])
  useEffect(() => {
    const next = words.trim()
    if (next === inAddress.current) return
    const timer = setTimeout(() => {
      inAddress.current = next
      void navigate({ to: '/faq', search: toSearch(next, idCategory), replace: true, resetScroll: false })
    }, 500)
    return () => clearTimeout(timer)
  }, [words, idCategory, navigate])
  return [words, setWords] as const
}

/** The question named by the hash of the address: following such an address opens and focuses it. */
function useLinkedQuestion(faqs: readonly Faq[] | undefined) {
  const navigate = useNavigate()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const opened = useRef('')
  useEffect(() => {
    if (hash === opened.current || !faqs) return
    opened.current = hash
    const row = faqs.some(({ key }) => key === hash) ? document.getElementById(hash) : null
    if (!(row instanceof HTMLDetailsElement)) return
    row.open = true
    row.scrollIntoView()
    row.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, faqs])

  function toggle(key: string, isOpen: boolean): void {
    if (isOpen === (key === opened.current)) return
    opened.current = isOpen ? key : ''
    void navigate({
      to: '/faq',
      search: true,
      hash: opened.current,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }
  return { toggle }
}

/** Sets the description for search engines while this screen is shown. */
function useDescription(description: string): void {
  useEffect(() => {
    const meta = document.querySelector('meta[name=description]')
    const before = meta?.getAttribute('content') ?? ''
    meta?.setAttribute('content', description)
    return () => meta?.setAttribute('content', before)
  }, [description])
}
