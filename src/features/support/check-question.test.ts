import { expect, test } from 'vitest'
import { checkQuestion } from './check-question.ts'

const typed = { topic: 'PAYMENT', name: ' 한결 ', email: 'han@ongi.example ', text: '언제 결제되나요?\n' }

test('what was typed is sent without the spaces around it', () => {
  expect(checkQuestion(typed)).toEqual({
    question: { topic: 'PAYMENT', name: '한결', email: 'han@ongi.example', text: '언제 결제되나요?' },
  })
})

test('each field that is not right is named', () => {
  const wrong = { topic: null, name: ' ', email: 'han', text: '가'.repeat(4_001) }
  expect(checkQuestion(wrong)).toEqual({ faults: { topic: true, name: true, email: true, text: true } })
  expect(checkQuestion({ ...typed, topic: 'WEATHER' })).toEqual({ faults: { topic: true } })
})
