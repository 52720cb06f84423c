import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '../page/SiteLink.tsx'
import { services } from '../page/service-paths.ts'
import { sitePage } from '../page/site-page.ts'
import { Picture } from './Picture.tsx'
import { Item, List, Part, ServiceFrame } from './ServiceFrame.tsx'
import { serviceTrail } from './service-trail.ts'

const title = msg`기능`

/** What one can do here today. `tests/site/claims.test.ts` names what proves each sentence. */
export const servicePage = sitePage({
  path: '/service',
  reads: () => ({}),
  head: () => ({ title, description: msg`브랜드 가이드와 전략을 쓰고, 파일로 가져가고, 링크로 나눠요.` }),
  data: (_answers, context) => [serviceTrail({ name: title, path: '/service' }, context)],
  Content: Services,
})

function Services() {
  const { t, i18n } = useLingui()
  return (
    <ServiceFrame
      title={<Trans>쓰고, 지키고, 나눠요</Trans>}
      lead={
        <Trans>
          브랜드에 필요한 일이 같은 답에서 이어져요. 한 번 쓴 이름과 색, 말투를 다시 옮겨 적지 않아요.
        </Trans>
      }
      picture={
        <Picture
          name="workbook"
          alt={t`왼쪽에 질문, 오른쪽에 쓰이고 있는 가이드. 예시 브랜드 온기`}
          isFirst
        />
      }
    >
      <Part title={<Trans>네 가지 일</Trans>}>
        <List>
          {services.map(({ path, name, text }) => (
            <Item key={path} title={<SiteLink to={path}>{i18n._(name)}</SiteLink>}>
              {i18n._(text)}
            </Item>
          ))}
        </List>
      </Part>
      <Part title={<Trans>어느 기능에서나</Trans>}>
        <List>
          <Item title={<Trans>인터넷 없이</Trans>}>
            <Trans>한 번 연 브랜드의 문서는 인터넷 없이 열고 고쳐요.</Trans>
          </Item>
          <Item title={<Trans>여럿이 함께</Trans>}>
            <Trans>여럿이 같은 문서를 함께 고치고, 누가 어디를 쓰는지 보여요.</Trans>
          </Item>
          <Item title={<Trans>다섯 언어로</Trans>}>
            <Trans>한국어, 영어, 일본어, 중국어 간체와 번체로 쓸 수 있어요.</Trans>
          </Item>
          <Item title={<Trans>파일을 한곳에</Trans>}>
            <Trans>로고와 사진, 문서를 드라이브에 모으고, 인터넷 없이도 정리해요.</Trans>
          </Item>
          <Item title={<Trans>가지고 나가기</Trans>}>
            <Trans>만든 것은 어느 플랜에서나 내보낼 수 있어요.</Trans>
          </Item>
        </List>
      </Part>
    </ServiceFrame>
  )
}
