export default {
  lowered: 'At most {most} can be ordered, so the quantity was lowered to {most}',
  increase: 'One more',
  decrease: 'One less',
  quantity: 'Quantity',
  remove: 'Remove',
} as const;
