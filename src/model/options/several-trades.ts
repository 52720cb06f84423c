/**
 * Words by which an industry is searched but not guessed: they are said in several trades (`기장` of books, hems and millet, `스튜디오`
 * of photographs, nails and yoga), stand inside of other words (`이사` in 이사벨, `수선` in 수선화), or are names. In small letters.
 */
export const severalTrades: ReadonlySet<string> = new Set([
  ...['기장', '교정', '포장', '배달', '인도', '양식', '회화', '그림', '놀이', '키즈', '아기', '육아'],
  ...['강아지', '고양이', '간식', '상담', '발달', '개발', '디자인', '영상', '편집', '스튜디오', '파티', '행사'],
  ...['공방', '클래스', '마켓', '쇼룸', '공장', '제조', '유통', '부품', '재단', '이사', '수리', '수선', '호프'],
  ...['소스', '산지', '모자', '반지', '컴퓨터', '휴대폰', '한옥', '캠핑', '소품', '가죽', '강사', '튜터', '피티'],
  ...['pt', '패션', '취미', '생활', '콘텐츠', '경영', '행정', '조명', '문구', '장부', '직무', '수영', '온라인 강의'],
  ...['design', 'video', 'editing', 'studio', 'class', 'workshop', 'academy', 'tutor', 'instructor', 'clinic'],
  ...['salon', 'spa', 'ring', 'watch', 'interview', 'conversation', 'baby', 'dog', 'cat', 'treats', 'phone'],
  ...['computer', 'delivery', 'party', 'event', 'interior', 'parts', 'moving', 'inn', 'fish', 'thai', 'indian'],
  ...['drawing', 'music', 'leather', 'builder', 'venue', 'therapy', 'app', 'delivery', 'mall', 'camping', 'tea'],
  ...['記帳', '矯正', '発達', '教室', '開発', '編集', 'デザイン', '動画', 'スタジオ', 'パーティー', '撮影', '犬', '猫'],
  ...['おやつ', 'ベビー', 'デリバリー', 'テイクアウト', 'インテリア', '革', '工場', '修理', '部品', '会場', 'キャンプ'],
  ...['记账', '正畸', '设计', '视频', '剪辑', '开发', '应用', '网站', '摄影', '派对', '活动', '护理', '辅导', '打包'],
  ...['外卖', '狗', '猫', '包', '书', '综合', '品牌', '咨询', '中介', '维修', '工厂', '制造', '零件', '露营', '美容'],
  ...['設計', '影片', '剪輯', '開發', '程式', 'app', '網站', '攝影', '派對', '活動', '照護', '外送', '外帶', '貓'],
  ...['書', '綜合', '品牌', '顧問', '維修', '工廠', '製造', '零件', '露營', '沙龍', '平面', '會話', '口语', '作文'],
])
