import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { sitePage } from '../page/site-page.ts'
import { Picture } from './Picture.tsx'
import { Item, List, Part, ServiceFrame, WidePicture, Words } from './ServiceFrame.tsx'
import { serviceTrail } from './service-trail.ts'

const title = msg`브랜드 가이드`

export const serviceGuidePage = sitePage({
  path: '/service/guide',
  reads: () => ({}),
  head: () => ({
    title,
    description: msg`질문에 답하면 브랜드의 목적과 이야기, 로고와 컬러, 글꼴이 가이드 한 권으로 쓰여요.`,
  }),
  data: (_answers, context) => [serviceTrail({ name: title, path: '/service/guide' }, context)],
  Content: Guide,
})

function Guide() {
  const { t } = useLingui()
  return (
    <ServiceFrame
      title={<Trans>답이 그대로 가이드가 돼요</Trans>}
      lead={
        <Trans>빈 문서 앞에 앉지 않아도 돼요. 질문 하나에 답할 때마다 옆에서 가이드 한 쪽이 쓰여요.</Trans>
      }
      picture={
        <Picture
          name="workbook"
          alt={t`왼쪽에 질문, 오른쪽에 쓰이고 있는 가이드. 예시 브랜드 온기`}
          isFirst
        />
      }
    >
      <Part title={<Trans>무엇을 담나요?</Trans>}>
        <List>
          <Item title={<Trans>핵심</Trans>} names={[t`목적`, t`이야기`, t`비전`, t`핵심 가치`]}>
            <Trans>왜 하는지, 어떻게 시작했는지, 어디로 가는지, 무엇을 지키는지를 적어요.</Trans>
          </Item>
          <Item title={<Trans>정보</Trans>} names={[t`브랜드 프로필`, t`회사 프로필`]}>
            <Trans>이름과 업종, 함께하는 사람 수, 사업자 정보를 한곳에 모아요.</Trans>
          </Item>
          <Item title={<Trans>비주얼</Trans>} names={[t`로고`, t`컬러`, t`타이포그래피`]}>
            <Trans>로고와 컬러, 글꼴을 담아요. 글자와 바탕의 대비가 모자라면 그 자리에서 알려요.</Trans>
          </Item>
        </List>
        <WidePicture>
          <Picture name="guide" alt={t`로고와 컬러가 담긴 비주얼 아이덴티티 페이지. 예시 브랜드 온기`} />
        </WidePicture>
      </Part>
      <Part title={<Trans>이렇게 써요</Trans>}>
        <List>
          <Item title={<Trans>한 번에 하나씩 물어요</Trans>}>
            <Trans>왜 묻는지 한 줄로 알려 드리고, 막히면 예시를 펼쳐 볼 수 있어요.</Trans>
          </Item>
          <Item title={<Trans>초안은 답에서 만들어요</Trans>}>
            <Trans>
              이야기와 목적, 비전, 가치의 첫 문장은 인터넷 없이도 답을 엮어 제안해요. 누르기 전에는 바뀌지
              않아요.
            </Trans>
          </Item>
          <Item title={<Trans>다 쓰면 도장이 찍혀요</Trans>}>
            <Trans>섹션이 끝난 날이 남아요. 나중에 고쳐도 괜찮아요.</Trans>
          </Item>
          <Item title={<Trans>링크로 나눠요</Trans>}>
            <Trans>받는 사람은 가입하지 않고 봐요. 검색에는 나오지 않고, 읽기만 할 수 있어요.</Trans>
          </Item>
        </List>
      </Part>
      <Part title={<Trans>알아 두세요</Trans>}>
        <Words>
          <p>
            <Trans>
              링크를 아는 사람은 누구나 공유 페이지를 볼 수 있으니, 보낼 곳을 확인해 주세요. 링크는 언제든
              닫을 수 있어요.
            </Trans>
          </p>
        </Words>
      </Part>
    </ServiceFrame>
  )
}
