import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'

/**
 * What the landing page and the pages of services say of the product, each sentence with what proves it. A new sentence needs
 * a line here: a test by its file and words of its name, or the screen that does it. A sentence that says what the product does
 * not do has a proof too: it is shown on a condition that a test switches, or the file that would do it does not exist.
 */
interface Proof {
  /** `path › words of the name of a test`, the path of a screen, or `no <path>` of what does not exist. */
  readonly by: readonly string[]
  readonly says: readonly string[]
}

const offline = 'tests/e2e/offline.spec.ts › a browser that starts without a server opens the brand'
const eachStep = 'tests/e2e/every-step.spec.ts › each of the 59 steps is answered offline'
const meet = 'tests/e2e/meet.spec.ts › two devices edit one long answer offline'
const team = 'tests/e2e/team.spec.ts › two invited by mail write one answer'
const hangul = 'tests/e2e/hangul.spec.ts › stays whole while another device writes'
const takeAway = 'tests/e2e/take-away.spec.ts › a brand is exported and printed without a network'
const share = 'tests/e2e/share.spec.ts › a share link shows the guide without the app'
const shareInApp = 'tests/e2e/share.spec.ts › a link is made, copied and closed in the app'
const seals =
  'src/features/brands/GuideApproval.dom.test.tsx › shows a finished section with a seal and its day'
const nineSections =
  'src/features/brands/GuideApproval.dom.test.tsx › shows nine sections that link to their questions'
const begin = 'tests/e2e/first-questions.spec.ts › and sign-up keeps all of it'
const keyboard =
  'tests/e2e/keyboard.spec.ts › the order of the five words and the position map are done by keys'
const kill = 'tests/e2e/kill.spec.ts › what was shown as synced is never missing'
const trouble = 'tests/e2e/trouble.spec.ts › without storage in the browser a message is shown'
const offers = 'tests/site/offers.pg.test.ts › pages follow what the server sells'
const requests =
  'tests/e2e/tasks.spec.ts › a task goes from the request, held without a network, to its delivery'
const campaign = 'tests/e2e/campaign.spec.ts › a visitor applies, signs up, and sees each state'

const proofs: readonly Proof[] = [
  {
    by: [eachStep, 'src/features/guide/StepPreview.tsx'],
    says: [
      '가이드가 쓰여요',
      '답이 그대로 가이드 페이지가 돼요. 쓰는 동안 옆에서 함께 쓰이고, 고치면 같이 바뀌어요.',
      '답이 그대로 가이드가 돼요',
      '빈 문서 앞에 앉지 않아도 돼요. 질문 하나에 답할 때마다 옆에서 가이드 한 쪽이 쓰여요.',
      '질문에 답하면 브랜드의 목적과 이야기, 로고와 컬러, 글꼴이 가이드 한 권으로 쓰여요.',
      '왜 하는지, 어떻게 시작했는지, 어디로 가는지, 무엇을 지키는지를 적어요.',
      '이름과 업종, 함께하는 사람 수, 사업자 정보를 한곳에 모아요.',
      '브랜드에 필요한 일이 같은 답에서 이어져요. 한 번 쓴 이름과 색, 말투를 다시 옮겨 적지 않아요.',
      '회의에서만 오가던 말을 한곳에 남겨요. 팀이 같은 손님을 떠올리고 같은 말투로 써요.',
    ],
  },
  {
    by: [nineSections],
    says: ['목적부터 타이포그래피까지 아홉 섹션을 한 권으로 묶어요.'],
  },
  {
    by: [seals],
    says: [
      '도장을 찍어요',
      '섹션의 답이 모두 모이면 도장이 찍히고 날짜가 남아요. 언제든 다시 열어 고쳐도 돼요.',
      '한 번에 하나만 묻고, 다 쓴 섹션에는 도장이 찍혀요. 지금 어디까지 왔는지 한눈에 보여요.',
      '다 쓰면 도장이 찍혀요',
      '섹션이 끝난 날이 남아요. 나중에 고쳐도 괜찮아요.',
    ],
  },
  {
    by: [begin],
    says: [
      '가입하지 않아도 돼요. 쓴 답은 가입할 때 그대로 옮겨져요.',
      '한 줄만 써 보세요. 가이드가 함께 쓰여요.',
      '빈칸을 모두 채우면 이 자리에 새겨져요',
      '아직 비어 있어요',
      '첫 질문은 이름이에요',
    ],
  },
  {
    by: [eachStep, 'src/features/workbook/step/StepPage.tsx'],
    says: [
      '질문에 답해요',
      '한 번에 하나씩 물어요',
      '막히면 예시를 펼치고, 쓰고 싶은 만큼만 써요. 저장 버튼은 없어요. 쓰는 대로 이 기기에 남아요.',
      '왜 묻는지 한 줄로 알려 드리고, 막히면 예시를 펼쳐 볼 수 있어요.',
      '쓰는 대로 남아요',
      '쓴 글은 곧바로 이 기기에 저장돼요. 저장을 잊을 일이 없어요.',
    ],
  },
  {
    by: [
      'src/features/workbook/drafts/suggestion-in-place.dom.test.tsx › a suggestion without answers asks for them in place',
    ],
    says: [
      '답을 대신 정하지 않아요. 제안은 글 옆에 놓이고, 누르기 전에는 한 글자도 바뀌지 않아요.',
      '초안은 답에서 만들어요',
      '이야기와 목적, 비전, 가치의 첫 문장은 인터넷 없이도 답을 엮어 제안해요. 누르기 전에는 바뀌지 않아요.',
    ],
  },
  {
    by: [
      'src/model/voice/check-text.test.ts › a story is checked for voice, avoided words and keywords, with the better sentence',
    ],
    says: [
      '말투를 살펴요',
      '브랜드의 말투와 다르거나 쓰지 않기로 한 말이 있으면 그 자리에서 알리고 고친 문장을 보여요.',
    ],
  },
  {
    by: ['tests/e2e/tools.spec.ts › a review is answered without a network'],
    says: [
      '가게의 글을 써요',
      '상품 설명과 리뷰 답글, 쉬는 날 안내를 가이드가 아는 것으로 시작해요. 인터넷 없이도 돼요.',
    ],
  },
  {
    by: [
      'tests/site/landing.test.ts › what a model does is told where one is connected',
      'sync-server/api/ai/text/ai.pg.test.ts › a text is written, with its source',
      'src/features/ai-setting/ai-setting.dom.test.tsx › it is off until it is pressed, says what is sent and to whom',
    ],
    says: [
      'AI가 다듬어요',
      '팀이 켜 두면 AI가 초안과 다른 표현, 번역을 써 봐요. 무엇을 누구에게 보내는지 먼저 알려 드려요.',
    ],
  },
  {
    by: [
      'tests/site/landing.test.ts › what a model does is told where one is connected',
      'tests/e2e/ai-pictures.spec.ts › pictures that a closed tab has asked for are there on return',
    ],
    says: [
      'AI로 그림을 만들어요',
      '적은 장면을 그림으로 만들어 드라이브에 담아요. 드는 크레딧은 누르기 전에 보여요.',
    ],
  },
  {
    by: [
      'tests/site/pictures.test.ts › every picture of the product is there in each language, light and dark',
    ],
    says: ['예시 브랜드 온기를 연 실제 화면이에요.'],
  },
  {
    by: [
      'src/model/colour/colour.test.ts › classifies a pair, and never rounds a failing ratio up',
      'src/features/workbook/colour/ColourAdvice.tsx',
    ],
    says: ['로고와 컬러, 글꼴을 담아요. 글자와 바탕의 대비가 모자라면 그 자리에서 알려요.'],
  },
  {
    by: [offline],
    says: [
      '인터넷 없이도 열려요',
      '한 번 연 브랜드는 연결이 없어도 이 기기에서 바로 열려요.',
      '한 번 연 브랜드의 문서는 인터넷 없이 열고 고쳐요.',
      '비행기 안에서도 써요',
      '연결되면 스스로 보내요',
    ],
  },
  {
    by: [offline, meet],
    says: [
      '질문에 답하면 브랜드 가이드가 한 장씩 쓰여요. 인터넷이 끊겨도, 여럿이 함께 써도 멈추지 않아요.',
      '질문에 답하면 브랜드 가이드와 전략이 쓰여요. 인터넷이 없어도 쓰고, 팀과 함께 고쳐요.',
      '모든 글은 먼저 내 기기에 저장돼요. 지하철에서 쓴 답은 연결되면 팀에게 전해지고, 같은 문장을 고쳐도 서로의 글자를 지우지 않아요.',
      '함께여도 섞이지 않아요',
    ],
  },
  {
    by: [team, 'src/features/workbook/people/PeopleInStep.tsx'],
    says: [
      '팀이 같은 글을 봐요',
      '여럿이 같은 문서를 함께 고치고, 누가 어디를 쓰는지 보여요.',
      '함께 정해요',
    ],
  },
  {
    by: [hangul],
    says: [
      '한글이 깨지지 않아요',
      '같은 칸을 함께 써도 자모가 빠지거나 겹치지 않아요. 쓰고 있는 글자가 끝날 때까지 기다려요.',
    ],
  },
  {
    by: [trouble, kill],
    says: [
      '어디까지 저장됐는지 말해요',
      '이 기기에만 있는지, 보내는 중인지, 다 전해졌는지, 실패했는지 늘 글로 보여요.',
    ],
  },
  {
    by: [takeAway],
    says: [
      '가지고 나갈 수 있어요',
      '쓴 글의 사본을 언제든 파일로 내려받아요. 연결이 없어도 돼요.',
      '만든 것은 어느 플랜에서나 내보낼 수 있어요.',
      '쓴 것을 모두 파일 하나에 담아요. 그 파일을 새 브랜드로 다시 가져올 수 있어요.',
      '필요한 파일은 가이드에서 그때그때 만들어요. 늘 지금의 로고와 컬러가 담기고, 인터넷이 없어도 돼요.',
      '최종, 진짜 최종을 더 찾지 않아도 돼요',
    ],
  },
  {
    by: [
      takeAway,
      'tests/books/pages.test.ts',
      'src/features/assets/pack/pack-plan.test.ts › the logo is whole and centred on every canvas',
      'src/features/tokens/TokensDialog.tsx',
    ],
    says: [
      '브랜드 북 PDF와 로고 묶음, 컬러와 글꼴 값을 이 기기에서 파일로 만들어요.',
      '브랜드 북과 로고 묶음, 컬러와 글꼴 값을 파일로 만들어요.',
      '가이드를 PDF 한 권으로 만들어요. 크기와 모양을 고르고, 인쇄소에 보낼 때는 도련과 재단선을 더해요.',
      '로고 원본과 크기별 PNG, 홈페이지 아이콘, SNS에 맞는 크기를 zip 하나로 받아요.',
      '홈페이지 코드와 디자인 프로그램에서 그대로 쓰는 값으로 내려받아요.',
    ],
  },
  {
    by: [
      'src/features/logo-maker/propose-logos.test.ts › are six different, finished logos',
      'tests/e2e/logo-maker.spec.ts › a logo is made offline',
    ],
    says: [
      '브랜드의 이름과 색, 글꼴에서 로고 제안 여섯 가지를 그려 드려요. 마음에 드는 것을 골라 직접 다듬고 가이드에 담아요.',
    ],
  },
  {
    by: [
      share,
      'sync-server/api/share/share-approved.pg.test.ts › offers the approved logo, colours and fonts to download',
    ],
    says: [
      '브랜드 가이드와 전략을 쓰고, 파일로 가져가고, 링크로 나눠요.',
      '쓰고, 지키고, 나눠요',
      '링크로 나눠요',
      '받는 사람은 가입하지 않고 봐요. 검색에는 나오지 않고, 읽기만 할 수 있어요.',
      '디자이너와 인쇄소에 가이드를 링크로 보내요.',
      '디자이너와 인쇄소에 브랜드 가이드와 로고 파일을 링크 하나로 보내요.',
      '설명은 가이드가 대신해요',
      '함께 일하는 디자이너나 인쇄소에 가이드를 링크로 보내세요. 처음부터 다시 설명하지 않아도 돼요.',
      '이렇게 보내요',
      '가입하지 않고 봐요',
      '받는 사람은 링크를 열면 바로 읽어요. 안내 글은 다섯 언어 가운데에서 고를 수 있어요.',
      '파일도 함께 받아요',
      '원하면 로고 파일과 색상 값, 글꼴 목록을 링크에서 내려받게 할 수 있어요.',
      '고치면 같이 바뀌어요',
      '가이드를 고치면 이미 보낸 링크에도 새 내용이 보여요.',
    ],
  },
  {
    by: [shareInApp, share],
    says: [
      '링크를 아는 사람은 누구나 공유 페이지를 볼 수 있으니, 보낼 곳을 확인해 주세요. 링크는 언제든 닫을 수 있어요.',
      '일이 끝나면 닫아요',
      '링크를 닫으면 그 주소로는 가이드를 새로 열 수 없어요.',
    ],
  },
  {
    by: [
      keyboard,
      eachStep,
      'src/features/strategy/positioning/Market.tsx',
      'src/features/strategy/positioning/PersonaCards.tsx',
    ],
    says: [
      '성격과 말투, 손님과 경쟁, 내 자리를 정해요.',
      '누구에게, 어떤 자리에서 말할지 정해요',
      '키워드와 태그라인, 말투, 페르소나와 경쟁 브랜드, 포지션 맵까지 이어 써요.',
      '브랜드를 사람처럼 그려 봐요. 키워드는 다섯 개만 골라요.',
      '경쟁 브랜드를 한 표에 놓고 상품과 강점, 돈을 버는 방식을 견줘요.',
      '가장 반가운 손님을 한 사람으로 그려요. 무엇을 바라고 무엇이 불편한지 적어요.',
      '두 축을 정하고 지도 위에 점을 놓아요. 같은 값을 표에 숫자로 적어도 돼요.',
    ],
  },
  {
    by: ['src/features/workbook/position-map/PositionBoard.tsx'],
    says: ['지도 위에서 같이 옮겨요', '멤버가 점을 잡고 있으면 이름이 보여요.'],
  },
  {
    by: ['tests/e2e/comments.spec.ts › a comment on a field is written offline'],
    says: ['의견은 칸 옆에 남겨요', '인터넷이 없을 때 남긴 의견은 연결되면 전해져요.'],
  },
  {
    by: ['tests/e2e/history.spec.ts › a named version is compared with the current state and restored'],
    says: ['지난 버전을 다시 봐요', '바꾸기 전의 버전을 먼저 보고 되돌려요. 보관 기간은 플랜마다 달라요.'],
  },
  {
    by: ['tests/e2e/every-route.spec.ts › every screen'],
    says: ['한국어, 영어, 일본어, 중국어 간체와 번체로 쓸 수 있어요.'],
  },
  {
    by: [campaign, 'src/site/event/EventPage.tsx', offers],
    says: [
      '{end}까지, 선착순 {capacity}곳이에요.',
      '{start}부터 신청을 받아요.',
      'SNS 광고 디자인 한 건을 무료로 만들어 드려요.',
      '소상공인에게 광고 디자인을 무료로 만들어 드려요. 기간과 대상은 <0>무료 디자인 지원</0>에서 확인해 주세요.',
    ],
  },
  {
    by: [requests, 'src/features/tasks/ProductPicker.tsx'],
    says: [
      '로그인한 브랜드에서 의뢰해요. 아직 브랜드가 없다면 <0>첫 질문부터 시작해 주세요</0>.',
      '새김에서 맡겨요',
      '무엇을 맡길지 골라요',
      '명함과 메뉴판, 카드뉴스, 로고 다듬기 같은 일을 목록에서 골라요. 크레딧으로 값이 미리 보여요.',
      '설명을 적어요',
      '원하는 것을 적고 파일을 붙여요. 브랜드 가이드를 디자이너에게 함께 보여 줄 수 있어요.',
    ],
  },
  {
    by: ['sync-server/api/tasks/tasks.pg.test.ts › goes back for changes, with what should change'],
    says: ['받아서 확인해요', '결과를 받아 확인하고, 고칠 곳은 그 자리에 적어 보내요.'],
  },
  {
    by: ['sync-server/api/tasks/tasks.pg.test.ts › and its credits are back once'],
    says: ['시작 전에는 취소해요', '작업이 시작되기 전에 취소하면 크레딧이 모두 돌아와요.'],
  },
  {
    by: ['tests/site/agencies.test.ts › an example stands in for works until one is published'],
    says: ['허락을 받은 작업만 실어요. 아래는 구성을 보여 드리려고 지은 예시예요.'],
  },
  {
    by: [offers],
    says: ['이 서버에서는 결제를 받지 않아서, 디자이너에게 맡기는 일은 새김 밖에서 진행해요.'],
  },
  {
    by: [
      'tests/e2e/designs.spec.ts › a template is used',
      'tests/e2e/drive.spec.ts › files are brought into order',
    ],
    says: [
      '로고와 사진, 문서는 드라이브에 모아 둬요. 템플릿을 고르면 우리 로고와 컬러를 입고, 글만 바꿔 내려받아요.',
    ],
  },
  {
    by: ['tests/e2e/drive.spec.ts › files are brought into order by keys alone, with and without a network'],
    says: ['로고와 사진, 문서를 드라이브에 모으고, 인터넷 없이도 정리해요.'],
  },
  {
    by: [
      'src/site/price/plan-cards.dom.test.tsx › is a line of the smallest plan at which its calls are answered',
      'sync-server/api/brands/brand.pg.test.ts › a second brand, where it needs a plan',
      'tests/contract/permissions.pg.test.ts › for %s and a stranger with %s',
    ],
    says: [
      '브랜드를 만들고 쓰는 일은 무료 플랜에서 기한 없이 돼요. 사람이 늘거나 승인과 인쇄가 필요할 때 플랜을 골라요.',
      '한 브랜드를 만들고 쓰는 일은 무료 플랜에서 기한 없이 돼요. 브랜드와 사람이 늘거나 승인과 인쇄가 필요할 때 플랜을 골라요.',
    ],
  },
  {
    by: ['src/ui/tokens.css', 'src/app/brand/OpenBrand.tsx'],
    says: [
      '화면은 종이와 먹으로만 이루어져요. 브랜드를 바꾸면 색도 함께 바뀌어서, 지금 누구의 이야기를 쓰는지 헷갈리지 않아요.',
    ],
  },
]

/** Answers of example brands, and questions. */
const nothingClaimed = [
  '아끼느라 꺼내지 못하는 그릇 말고, 매일 손이 가는 그릇을 만들어요. 깨지면 고쳐서 다시 써요.',
  '금이 간 사발에 담긴 밥 한 그릇에서요.',
  '밀물 시간표를 외우는 동네 어르신이요.',
  '한 해에 한 번, 서리 내린 뒤에만 깎아요.',
  '온기, 물참, 감나무집, 반듯은 화면을 보여 드리려고 지은 예시 브랜드예요.',
  '맡긴 옷의 단추까지 세어 두어요.',
  '매일 쓰는 그릇을 만드는 공방이에요. 굽 밑에 찍어도 뭉개지지 않는 로고가 필요해요.',
  '옆에서 본 사발을 한 선으로 정리했어요. 굽에는 세로형을 검은색 하나로 찍어요.',
  '이렇게 남아요',
  '온기와 경쟁 브랜드는 화면을 보여 드리려고 지은 예시예요.',
  '나와요',
  '한 권으로 새겨요',
  '다섯 가지를 약속해요',
  '이렇게 써요',
  '알아 두세요',
  '필요',
  '전략은 답을 정리해 드릴 뿐, 시장을 대신 조사하거나 매출을 약속하지 않아요.',
  'CMYK 값은 계산으로 얻은 것이에요. 인쇄하기 전에 인쇄소와 확인해 주세요.',
]

const root = resolve(import.meta.dirname, '../..')

test('every sentence of the landing page and of the pages of services has a proof', async () => {
  const known = new Set([...proofs.flatMap(({ says }) => says), ...nothingClaimed])
  const said = await sentencesOf(/^src\/site\/((landing|service)\/|page\/service-paths\.ts)/)
  expect(said.length).toBeGreaterThan(80)
  expect(said.filter((sentence) => !known.has(sentence))).toEqual([])
  expect([...known].filter((sentence) => !said.includes(sentence))).toEqual([])
})

test('each proof exists', () => {
  const missing = [...new Set([...proofs, ...absences].flatMap(({ by }) => by))].filter((proof) => {
    const [path = '', name] = proof.split(' › ')
    const absent = /^no (.+)$/.exec(path)?.[1]
    if (absent !== undefined) return existsSync(resolve(root, absent))
    if (!existsSync(resolve(root, path))) return true
    return name !== undefined && !readFileSync(resolve(root, path), 'utf8').includes(name)
  })
  expect(missing).toEqual([])
})

test('no sentence promises what does not exist yet', async () => {
  const said = await sentencesOf(/^src\/site\/(landing|service|price)\//)
  // Nothing is posted for a member, and no permission is given for single folders or members.
  const absent = /자동으로 (올|게시)|대신 (올|게시)|폴더(마다|별)|앱 ?스토어/
  expect(said.filter((sentence) => absent.test(sentence) && !/아직 없어요/.test(sentence))).toEqual([])
})

/** Sentences of the site outside of the pages above, and of the frequent questions, that say what is not there or cannot be done. */
const absences: readonly Proof[] = [
  {
    by: [offers],
    says: [
      '여기에서는 아직 결제를 받지 않아요.',
      '여기에서는 아직 결제를 받지 않아요',
      '더 많은 사람이 함께 쓰거나, 저장 공간이 더 필요하거나, 변경 이력을 더 오래 되돌리고 싶을 때예요. 여기에서는 아직 결제를 받지 않아서 Free만 쓸 수 있어요.',
    ],
  },
  {
    by: ['src/site/blog/BlogPage.tsx'],
    says: ['아직 글이 없어요.'],
  },
  {
    by: ['src/site/price/PlanTable.tsx'],
    says: [
      '함께 쓰기와 의견, 내보내기는 모든 플랜에서 돼요. 무료 플랜에는 기한이 없어요.',
      '워크북과 가이드, 전략을 끝까지 쓸 수 있어요. 오프라인 사용, 함께 쓰기, 의견, 내보내기도 돼요. 저장 공간은 100MB이고 기한은 없어요.',
    ],
  },
  {
    by: ['src/site/event/EventTerms.tsx'],
    says: [
      '디자인은 신청한 가게의 마케팅에만 쓸 수 있어요. 다시 팔거나, 다른 사람의 권리를 침해하게 고치거나, 제공사 로고를 지울 수 없어요.',
    ],
  },
  { by: [campaign], says: ['준비한 자리가 모두 찼어요'] },
  { by: ['src/site/problems/unavailable-page.tsx'], says: ['지금은 열 수 없어요'] },
  {
    by: [offline, 'tests/e2e/drive-uploads.spec.ts'],
    says: [
      '한 번 연 브랜드의 워크북, 가이드, 전략을 열고 고칠 수 있어요. 올린 파일과 초대는 기기에 두었다가 연결되면 보내요. 아직 이 기기에서 열지 않은 브랜드는 볼 수 없으니, 나가기 전에 한 번 열어 두세요.',
    ],
  },
  {
    by: [trouble, kill],
    says: [
      '네. 쓰는 대로 이 기기에 저장돼요. 화면 위의 표시가 ‘모두 동기화됨’이면 서버에도 안전하게 담긴 것이고, ‘이 기기에 저장됨’이면 아직 이 기기에만 있어요. 저장하지 못하면 숨기지 않고 까닭과 할 일을 알려 드려요.',
    ],
  },
  {
    by: ['tests/e2e/account.spec.ts'],
    says: [
      '다 쓴 뒤 꼭 로그아웃해 주세요. 로그아웃하면 이 계정의 글과 파일이 그 컴퓨터에서 지워져요. 아직 보내지 못한 변경이 있으면 몇 건인지 알려 드리고, 백업을 받을지 먼저 물어봐요.',
    ],
  },
  {
    by: ['src/engine/documents/SPEC.md'],
    says: [
      '네, 그럴 수 있어요. 동기화하기 전에 브라우저의 사이트 데이터를 지우거나, 시크릿 창을 닫거나, 기기를 잃어버리면 되살릴 수 없어요. Safari는 7일 동안 쓰지 않은 사이트의 내용을 지울 수 있고요. 로그인해서 동기화하거나 백업 파일을 받아 두는 것이 가장 안전해요.',
    ],
  },
  {
    by: ['tests/e2e/team.spec.ts'],
    says: [
      '그때부터 새 내용을 받거나 보낼 수 없어요. 그 사람이 만든 항목은 소유자에게 옮길 수 있어요. 다만 이미 그 사람 기기에 저장된 사본까지 지울 수는 없어요.',
    ],
  },
  {
    by: ['tests/e2e/take-away.spec.ts'],
    says: [
      '브랜드 전체를 백업 파일 하나로, 가이드는 PDF로, 로고는 이미지로, 컬러와 타이포그래피는 개발자가 쓰는 파일로 내보내요. 모든 플랜에서 돼요. 아직 기기에 받지 않은 큰 원본 파일은 인터넷이 있을 때 함께 담겨요.',
    ],
  },
]

test('every sentence that says what is not there has a proof, also on the other pages and in the frequent questions', async () => {
  const known = new Set([...proofs, ...absences].flatMap(({ says }) => says).concat(nothingClaimed))
  const said = [...(await sentencesOf(/^src\/site\//)), ...answersOfFaq()]
  const absent = said.filter((text) => /아직|준비|없어요|(을|할|쓸|볼|될|릴|울) 수 없|못해요/.test(text))
  expect(absent.length).toBeGreaterThan(10)
  expect(absent.filter((text) => !known.has(text))).toEqual([])
  expect(absences.flatMap(({ says }) => says).filter((text) => !said.includes(text))).toEqual([])
})

/** In Korean, with those that are given where nothing is sold. */
function answersOfFaq(): string[] {
  const content = JSON.parse(readFileSync(resolve(root, 'locales/ko/board/faq.json'), 'utf8')) as Record<
    string,
    { questions: Record<string, { answer: string; unsold?: string | null }> }
  >
  return Object.values(content).flatMap(({ questions }) =>
    Object.values(questions).flatMap(({ answer, unsold }) => [answer, unsold ?? answer]),
  )
}

/** Korean messages of some files that are sentences. */
async function sentencesOf(files: RegExp): Promise<string[]> {
  const catalog = await formatter({ lineNumbers: false }).parse(
    readFileSync(resolve(root, 'locales/ko/messages/pages.po'), 'utf8'),
    { locale: 'ko', sourceLocale: 'ko', filename: 'pages.po' },
  )
  return Object.values(catalog)
    .filter(({ origin = [] }) => origin.some(([path]) => files.test(path)))
    .map(({ message = '', translation = '' }) => message || translation)
    .filter((text) => /[요.]$/.test(text))
}
