import { msg } from '@lingui/core/macro'

export const eventQuestions = [
  {
    key: 'change',
    question: msg`받은 디자인을 고칠 수 있나요?`,
    answer: msg`받은 이미지 파일은 가게를 알리는 데 쓸 수 있어요. 디자인을 다시 만드는 일은 포함되지 않아요.`,
  },
  {
    key: 'cost',
    question: msg`나중에 돈을 내야 하나요?`,
    answer: msg`아니요. 가입만 하면 되고 결제 정보를 받지 않아요.`,
  },
  {
    key: 'offline',
    question: msg`인터넷이 끊긴 채로 신청해도 되나요?`,
    answer: msg`신청서는 쓰는 대로 이 기기에 남아요. 보내는 것은 연결된 뒤에 할 수 있고, 순서는 신청이 서버에 닿은 때를 기준으로 정해져요.`,
  },
] as const
