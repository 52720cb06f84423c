import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import styles from './Applications.module.css'
import { applicationsRead } from './campaign-reads.ts'
import type { Application } from './send-application.ts'

interface Props {
  /** Below the tasks of a brand, where they are tasks of 0 credits. */
  isAmongTasks?: boolean
}

/** Applications for the free design with their states; renders nothing if there is none. */
export default function Applications({ isAmongTasks = false }: Props) {
  const { t } = useLingui()
  const { data } = useCachedRead(applicationsRead)
  const applications = data?._embedded.applications ?? []
  if (applications.length === 0) return null
  return (
    <section id="work" className={styles.work} aria-label={t`무료 디자인 지원`}>
      <SectionHead title={<Trans>무료 디자인 지원</Trans>} end={isAmongTasks && <Trans>0 크레딧</Trans>} />
      <ul className={styles.list}>
        {applications.map((application) => (
          <Row key={application.idApplication} application={application} />
        ))}
      </ul>
    </section>
  )
}

function Row({ application }: { application: Application }) {
  const { t } = useLingui()
  const { name, status, dueOn, createdAt, reason, results } = application
  const words = {
    RECEIVED: t`접수`,
    REVIEWING: t`검토 중`,
    DELIVERED: t`디자인 전달`,
    DECLINED: t`지원하지 못함`,
  }
  const [due, received] = [pageDate(dueOn, 'longDay', 'UTC'), pageDate(createdAt, 'longDay', 'Asia/Seoul')]
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <b>
          <Trans>{name} 무료 디자인</Trans>
        </b>
        <small>
          {status === 'DECLINED' ? (
            <Trans>이유: {reason}</Trans>
          ) : status === 'DELIVERED' ? (
            <Trans>{received}에 신청했어요.</Trans>
          ) : (
            <Trans>
              {received}에 신청했어요. {due}까지 이메일로 결과를 보내 드려요.
            </Trans>
          )}
        </small>
        {results.length > 0 && (
          <span className={styles.results}>
            {results.map((result) => (
              <a
                key={result.url}
                href={result.url}
                download={result.name}
                className={buttonClass({ size: 'small' })}
              >
                <Icon of={Download} size="small" />
                <Trans>{result.name} 내려받기</Trans>
              </a>
            ))}
          </span>
        )}
      </span>
      <Tag>{words[status] ?? status}</Tag>
    </li>
  )
}
