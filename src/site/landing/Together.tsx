import { Trans } from '@lingui/react/macro'
import CheckCheck from 'lucide-react/icons/check-check'
import HardDrive from 'lucide-react/icons/hard-drive'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from '#ui/Icon.tsx'
import { LandingSection } from './LandingSection.tsx'
import styles from './Together.module.css'

export function Together() {
  return (
    <LandingSection
      id="together"
      isSplit
      title={
        <>
          <span>
            <Trans>끊겨도 쓰고,</Trans>
          </span>{' '}
          <span>
            <Trans>함께여도 섞이지 않아요</Trans>
          </span>
        </>
      }
      lead={
        <Trans>
          모든 글은 먼저 내 기기에 저장돼요. 지하철에서 쓴 답은 연결되면 팀에게 전해지고, 같은 문장을 고쳐도
          서로의 글자를 지우지 않아요.
        </Trans>
      }
    >
      <ul className={styles.states}>
        <li>
          <Icon of={HardDrive} />
          <b>
            <Trans>이 기기에 저장됨 · 오프라인</Trans>
          </b>
          <span>
            <Trans>비행기 안에서도 써요</Trans>
          </span>
        </li>
        <li>
          <Icon of={RefreshCw} />
          <b>
            <Trans>동기화 중 · 변경 3건</Trans>
          </b>
          <span>
            <Trans>연결되면 스스로 보내요</Trans>
          </span>
        </li>
        <li>
          <Icon of={CheckCheck} />
          <b>
            <Trans>모두 동기화됨</Trans>
          </b>
          <span>
            <Trans>팀이 같은 글을 봐요</Trans>
          </span>
        </li>
        <li>
          <Icon of={TriangleAlert} />
          <b>
            <Trans>저장하지 못함 — 자세히</Trans>
          </b>
          <span>
            <Trans>왜 그런지, 무엇이 안전한지</Trans>
          </span>
        </li>
      </ul>
    </LandingSection>
  )
}
