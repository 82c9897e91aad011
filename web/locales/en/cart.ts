export default {
  increase: 'One more',
  decrease: 'One less',
  quantity: 'Quantity',
  remove: 'Remove',
} as const;
