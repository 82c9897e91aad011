/** What staff are told of payments. */
export const waitsWords = (orderId: string) => ({
  th: {
    title: 'มีการชำระเงินที่ต้องตรวจสอบ',
    body: `คำสั่งซื้อ ${orderId} เลยกำหนดชำระแล้ว แต่ยังมีการชำระเงินค้างอยู่ กรุณาตรวจสอบ`,
  },
  en: {
    title: 'A payment needs a look',
    body: `The time to pay for order ${orderId} is over, and a payment is still under way. Please have a look`,
  },
});
