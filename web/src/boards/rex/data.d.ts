declare module 'virtual:data/rex' {
  const data: import('../../generated/types').RexBox;
  export default data;
}
