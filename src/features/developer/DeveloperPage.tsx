import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { linkClass } from '#ui/controls/link-class.ts'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import styles from './DeveloperPage.module.css'

/** Links for developers. The server itself serves the mails and the description of REST. */
export function DeveloperPage() {
  return (
    <Page measure="form">
      <PageHead title={<Trans>개발자 화면</Trans>} />
      <ul className={styles.list}>
        <li>
          <Link className={linkClass} to="/dev/style-guide">
            <Trans>스타일 가이드</Trans>
          </Link>
        </li>
        <li>
          <Link className={linkClass} to="/dev/ui-guide">
            <Trans>화면 부품</Trans>
          </Link>
        </li>
        <li>
          <Link className={linkClass} to="/dev/icon-api">
            <Trans>아이콘</Trans>
          </Link>
        </li>
        <li>
          <Link className={linkClass} to="/dev/lottie">
            <Trans>움직임</Trans>
          </Link>
        </li>
        <li>
          <a className={linkClass} href="/dev/mail">
            <Trans>보낸 메일</Trans>
          </a>
        </li>
        <li>
          <a className={linkClass} href="/api/docs">
            <Trans>REST API 설명</Trans>
          </a>
        </li>
        <li>
          <a className={linkClass} href="/brand/strategy_back">
            <Trans>이전 전략 화면</Trans>
          </a>
        </li>
        <li>
          <a className={linkClass} href="/work-book/brand/strategy_back">
            <Trans>이전 전략 워크북</Trans>
          </a>
        </li>
      </ul>
    </Page>
  )
}
