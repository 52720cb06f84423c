import { Trans } from '@lingui/react/macro'
import styles from './EventPage.module.css'

interface Props {
  /** As it is written in the page's language. */
  capacity: string
  days: number
}

/** The form links here. */
export function EventTerms({ capacity, days }: Props) {
  return (
    <section id="terms" className={styles.part} aria-labelledby="terms-title">
      <h2 id="terms-title">
        <Trans>꼭 확인해 주세요</Trans>
      </h2>
      <ul className={styles.terms}>
        <li>
          <Trans>
            사업자등록을 한 소상공인만 신청할 수 있어요. 도박 등 사행성 업종과 불법 업종은 지원하지 않아요.
          </Trans>
        </li>
        <li>
          <Trans>사실과 다른 내용으로 신청하면 지원이 취소될 수 있어요.</Trans>
        </li>
        <li>
          <Trans>한 사업자에 디자인 1건을 지원하며, 중복 신청은 제한될 수 있어요.</Trans>
        </li>
        <li>
          <Trans>신청 기간 안이라도 선착순 {capacity}곳이 차면 접수를 마쳐요.</Trans>
        </li>
        <li>
          <Trans>
            디자인은 신청한 가게의 마케팅에만 쓸 수 있어요. 다시 팔거나, 다른 사람의 권리를 침해하게 고치거나,
            제공사 로고를 지울 수 없어요.
          </Trans>
        </li>
        <li>
          <Trans>결과물은 이미지 파일로 드리며 원본(소스) 파일은 드리지 않아요.</Trans>
        </li>
        <li>
          <Trans>접수 다음 날부터 영업일 {days}일 안에 보내 드려요. 토요일과 일요일은 세지 않아요.</Trans>
        </li>
        <li>
          <Trans>디자인을 사용한 마케팅의 결과에 대해서는 책임지지 않아요.</Trans>
        </li>
        <li>
          <Trans>신청할 때 받은 개인정보는 이 지원 서비스를 제공하는 데에만 써요.</Trans>
        </li>
        <li>
          <Trans>제휴 혜택은 수량이 정해져 있으며 각 제휴사의 약관을 따라요.</Trans>
        </li>
      </ul>
    </section>
  )
}
