import { Trans, useLingui } from '@lingui/react/macro'
import { Seal } from '#ui/marks/Seal.tsx'
import { SiteLink } from '../page/SiteLink.tsx'
import { useSite } from '../page/site-context.ts'
import { useContactLinks } from './contact-links.ts'
import styles from './SiteFooter.module.css'

/** Links to help and policies, and who operates the site, as far as the operator has said so. */
export function SiteFooter() {
  const { t } = useLingui()
  const { categories, hasCampaign } = useSite()
  return (
    <footer className={styles.footer} data-print="none">
      <div className={styles.inside}>
        <div>
          <p className={styles.name}>
            <Seal size={24} />
            <b>
              <Trans>새김</Trans>
            </b>
          </p>
          <p>
            <Trans>브랜드를 쓰고, 지키고, 나누는 곳</Trans>
          </p>
          <Operator />
        </div>
        <nav aria-label={t`안내`} className={styles.links}>
          <SiteLink to="/service">
            <Trans>기능</Trans>
          </SiteLink>
          <SiteLink to="/blog">
            <Trans>블로그</Trans>
          </SiteLink>
          {categories.map(({ idCategory, name }) => (
            <SiteLink key={idCategory} to={`/blog?idCategory=${idCategory}`}>
              {name}
            </SiteLink>
          ))}
          <SiteLink to="/faq">
            <Trans>자주 묻는 질문</Trans>
          </SiteLink>
          {hasCampaign && (
            <SiteLink to="/event">
              <Trans>무료 디자인 지원</Trans>
            </SiteLink>
          )}
          <SiteLink to="/policy/TERM" target="_blank" rel="noopener">
            <Trans>이용약관</Trans>
          </SiteLink>
          <SiteLink to="/policy/PRIVACY" target="_blank" rel="noopener">
            <b>
              <Trans>개인정보 처리방침</Trans>
            </b>
          </SiteLink>
          <BusinessLink />
          <ContactLinks />
          <ChatLink />
        </nav>
      </div>
    </footer>
  )
}

function ContactLinks() {
  return useContactLinks().map(({ href, name }) => (
    <a key={href} href={href}>
      {name}
    </a>
  ))
}

/** The chat with the operator, where it is connected; shown by the script that opens it. */
function ChatLink() {
  const { chatKey } = useSite()
  if (chatKey === null) return null
  return (
    <button type="button" data-action="chat" data-key={chatKey} hidden>
      <Trans>채팅 상담</Trans>
    </button>
  )
}

/** What the Fair Trade Commission says of the operator, as shops in Korea have to link it. */
function BusinessLink() {
  const { company } = useSite()
  const number = company.businessNumber?.replace(/\D/g, '')
  if (number?.length !== 10) return null
  return (
    <a href={`https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${number}`} target="_blank" rel="noopener">
      <Trans>사업자 정보 확인</Trans>
    </a>
  )
}

function Operator() {
  const { t } = useLingui()
  const { company, language } = useSite()
  const own = (fact: string) => (language === 'ko' ? company[fact] : (company[`${fact}En`] ?? company[fact]))
  const facts = [
    own('name'),
    own('representative') && t`대표 ${own('representative')}`,
    company.businessNumber && t`사업자등록번호 ${company.businessNumber}`,
    company.mailOrderNumber && t`통신판매업 신고 ${company.mailOrderNumber}`,
    own('address'),
    company.phone,
    company.email,
    company.hosting && t`호스팅 제공 ${company.hosting}`,
  ].filter((fact) => fact !== undefined && fact !== '')
  if (facts.length === 0) return null
  return <p className={styles.company}>{facts.join(' · ')}</p>
}
