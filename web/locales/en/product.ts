export default {
  description: 'Description',
} as const;
