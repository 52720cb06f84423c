import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { sitePage } from '../page/site-page.ts'
import { Picture } from './Picture.tsx'
import { Item, List, Part, ServiceFrame, Words } from './ServiceFrame.tsx'
import { serviceTrail } from './service-trail.ts'

const title = msg`브랜드 전략`

export const serviceStrategyPage = sitePage({
  path: '/service/strategy',
  reads: () => ({}),
  head: () => ({
    title,
    description: msg`키워드와 태그라인, 말투, 페르소나와 경쟁 브랜드, 포지션 맵까지 이어 써요.`,
  }),
  data: (_answers, context) => [serviceTrail({ name: title, path: '/service/strategy' }, context)],
  Content: Strategy,
})

function Strategy() {
  const { t } = useLingui()
  return (
    <ServiceFrame
      title={<Trans>누구에게, 어떤 자리에서 말할지 정해요</Trans>}
      lead={<Trans>회의에서만 오가던 말을 한곳에 남겨요. 팀이 같은 손님을 떠올리고 같은 말투로 써요.</Trans>}
      picture={
        <Picture
          name="position-map"
          alt={t`네 브랜드가 놓인 포지션 맵. 온기와 경쟁 브랜드는 모두 지어낸 예시`}
          isFirst
        />
      }
    >
      <Part title={<Trans>무엇을 정하나요?</Trans>}>
        <List>
          <Item title={<Trans>브랜드 성격</Trans>} names={[t`키워드`, t`태그라인`, t`말투`]}>
            <Trans>브랜드를 사람처럼 그려 봐요. 키워드는 다섯 개만 골라요.</Trans>
          </Item>
          <Item title={<Trans>경쟁</Trans>} names={[t`상품`, t`비즈니스 모델`, t`혜택`, t`강점`]}>
            <Trans>경쟁 브랜드를 한 표에 놓고 상품과 강점, 돈을 버는 방식을 견줘요.</Trans>
          </Item>
          <Item title={<Trans>페르소나</Trans>} names={[t`누구`, t`목표`, t`필요`]}>
            <Trans>가장 반가운 손님을 한 사람으로 그려요. 무엇을 바라고 무엇이 불편한지 적어요.</Trans>
          </Item>
          <Item title={<Trans>자리</Trans>} names={[t`포지션 맵`, t`전략 문장`]}>
            <Trans>두 축을 정하고 지도 위에 점을 놓아요. 같은 값을 표에 숫자로 적어도 돼요.</Trans>
          </Item>
        </List>
      </Part>
      <Part title={<Trans>함께 정해요</Trans>}>
        <List>
          <Item title={<Trans>지도 위에서 같이 옮겨요</Trans>}>
            <Trans>멤버가 점을 잡고 있으면 이름이 보여요.</Trans>
          </Item>
          <Item title={<Trans>의견은 칸 옆에 남겨요</Trans>}>
            <Trans>인터넷이 없을 때 남긴 의견은 연결되면 전해져요.</Trans>
          </Item>
          <Item title={<Trans>지난 버전을 다시 봐요</Trans>}>
            <Trans>바꾸기 전의 버전을 먼저 보고 되돌려요. 보관 기간은 플랜마다 달라요.</Trans>
          </Item>
        </List>
      </Part>
      <Part title={<Trans>알아 두세요</Trans>}>
        <Words>
          <p>
            <Trans>전략은 답을 정리해 드릴 뿐, 시장을 대신 조사하거나 매출을 약속하지 않아요.</Trans>
          </p>
          <p>
            <Trans>온기와 경쟁 브랜드는 화면을 보여 드리려고 지은 예시예요.</Trans>
          </p>
        </Words>
      </Part>
    </ServiceFrame>
  )
}
