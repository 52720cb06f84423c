import { Trans } from '@lingui/react/macro'
import { LandingSection } from './LandingSection.tsx'
import styles from './Promises.module.css'

export function Promises() {
  return (
    <LandingSection id="promises" title={<Trans>다섯 가지를 약속해요</Trans>}>
      <ul className={styles.promises}>
        <li>
          <h3>
            <Trans>인터넷 없이도 열려요</Trans>
          </h3>
          <p>
            <Trans>한 번 연 브랜드는 연결이 없어도 이 기기에서 바로 열려요.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>쓰는 대로 남아요</Trans>
          </h3>
          <p>
            <Trans>쓴 글은 곧바로 이 기기에 저장돼요. 저장을 잊을 일이 없어요.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>한글이 깨지지 않아요</Trans>
          </h3>
          <p>
            <Trans>
              같은 칸을 함께 써도 자모가 빠지거나 겹치지 않아요. 쓰고 있는 글자가 끝날 때까지 기다려요.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>어디까지 저장됐는지 말해요</Trans>
          </h3>
          <p>
            <Trans>이 기기에만 있는지, 보내는 중인지, 다 전해졌는지, 실패했는지 늘 글로 보여요.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>가지고 나갈 수 있어요</Trans>
          </h3>
          <p>
            <Trans>쓴 글의 사본을 언제든 파일로 내려받아요. 연결이 없어도 돼요.</Trans>
          </p>
        </li>
      </ul>
    </LandingSection>
  )
}
